import { useEffect, useState } from 'react';
import type { Link, SharedItem } from './shared-item.ts';
import { RichText } from '../../../../ui/texts/RichText.tsx';
import { Choices } from './Choices.tsx';
import { detailOf, firstChoice } from './chosen-detail.ts';
import { Gallery } from './Gallery.tsx';
import { useAmounts, useNames, usePageTexts } from './page-texts.ts';
import { PriceList } from './PriceList.tsx';

/** The item itself: pictures, what it is, what may be chosen of it, and what that costs. */
export function ItemView({ link, item }: { link: Link; item: SharedItem }) {
  const t = usePageTexts();
  const nameOf = useNames();
  const [chosen, setChosen] = useState(() => firstChoice(item));
  const name = nameOf(item.itemName, item.itemNameNp);
  useEffect(() => {
    document.title = name;
  }, [name]);
  const facts = [
    {
      label: t('brand'),
      text: item.brandName === null ? t('noBrand') : nameOf(item.brandName, item.brandNameNp),
    },
    { label: t('category'), text: nameOf(item.itemCategory, item.itemCategoryNp) },
    { label: t('unit'), text: nameOf(item.unitName, item.unitNameNp) },
  ];
  return (
    <article className="item">
      <Gallery link={link} imageList={item.imageList} name={name} />
      <div className="about">
        <h1>{name}</h1>
        <dl className="facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Choices attributes={item.itemAttributeValueList} chosen={chosen} onChange={setChosen} />
        {item.isPriceShareable ? (
          <>
            <Price item={item} chosen={chosen} />
            <PriceList item={item} />
          </>
        ) : null}
        <section className="description" aria-label={t('description')}>
          <h2>{t('description')}</h2>
          {item.description === null || item.description.trim() === '' ? (
            <p>{t('noDescription')}</p>
          ) : (
            <RichText html={item.description} />
          )}
        </section>
      </div>
    </article>
  );
}

function Price({ item, chosen }: { item: SharedItem; chosen: readonly number[] }) {
  const t = usePageTexts();
  const amountOf = useAmounts();
  const detail = detailOf(item, chosen);
  return (
    <p className="price" role="status">
      {detail === undefined ? (
        t('noPrice')
      ) : (
        <>
          <strong>{amountOf(detail.sellingPrice)}</strong>
          {item.isTaxable ? ` ${t(detail.isVatIncludedPrice ? 'includingTax' : 'excludingTax')}` : null}
        </>
      )}
    </p>
  );
}
