import { formatNumber } from '@bahi/domain/numbers/digits';
import { useId, useState } from 'react';
import { useLanguage } from '../../../../platform/language.ts';
import type { SharedItem } from './shared-item.ts';
import type { Detail } from './chosen-detail.ts';
import { useAmounts, useNames, usePageTexts } from './page-texts.ts';

/** What each variant costs, shown when it is asked for. */
export function PriceList({ item }: { item: SharedItem }) {
  const t = usePageTexts();
  const [isShown, setShown] = useState(false);
  const tableId = useId();
  return (
    <div className="prices">
      <button type="button" aria-expanded={isShown} aria-controls={tableId} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hidePrices' : 'showPrices')}
      </button>
      <div id={tableId}>{isShown ? <Prices item={item} /> : null}</div>
    </div>
  );
}

function Prices({ item }: { item: SharedItem }) {
  const t = usePageTexts();
  const language = useLanguage();
  const nameOf = useNames();
  const amountOf = useAmounts();
  const known = new Map(item.itemAttributeValueList.flatMap(({ values }) => values.map((value) => [value.id, value])));
  const variationOf = ({ valueReqs }: Detail): string => {
    const names = valueReqs.map(({ value, variantsId }) => nameOf(value, known.get(variantsId)?.valueAlias ?? null));
    return names.length === 0 ? nameOf(item.itemName, item.itemNameNp) : names.join(' / ');
  };
  return (
    <table aria-label={t('prices')}>
      <thead>
        <tr>
          <th scope="col">{t('variation')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('quantity')}</th>
          {item.isTaxable ? <th scope="col">{t('isVatIncluded')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {item.itemAttributeDetailList.map((detail) => (
          <tr key={detail.valueReqs.map(({ variantsId }) => variantsId).join('-')}>
            <td>{variationOf(detail)}</td>
            <td>{amountOf(detail.sellingPrice)}</td>
            <td>{formatNumber(detail.quantity, language)}</td>
            {item.isTaxable ? <td>{t(detail.isVatIncludedPrice ? 'yes' : 'no')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
