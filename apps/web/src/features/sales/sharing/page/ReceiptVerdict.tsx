import type { ReceiptFacts } from '@bahi/contract/sales/sharing/signed-receipt';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../../../platform/language.ts';
import type { Checked } from './check-receipt.ts';
import { useAmounts, usePageTexts } from './page-texts.ts';
import { Sign } from './Sign.tsx';

/** What a check of a receipt found: that it is genuine, with what was signed, or why it proves nothing. */
export function ReceiptVerdict({ checked }: { checked: Checked }) {
  const t = usePageTexts();
  const language = useLanguage();
  const isGenuine = 'receipt' in checked;
  return (
    <>
      <section className={`status ${isGenuine ? 'good' : 'bad'}`} role="status">
        <Sign look={isGenuine ? 'good' : 'bad'} />
        <div>
          <h2>{isGenuine ? t('genuine') : t(checked.doubt)}</h2>
          <p>
            {isGenuine
              ? t('genuineText', { day: inDigitsOf(checked.receipt.madeAt, language) })
              : t(`${checked.doubt}Text`)}
          </p>
        </div>
      </section>
      {isGenuine ? <SignedFacts receipt={checked.receipt} /> : null}
    </>
  );
}

function SignedFacts({ receipt }: { receipt: ReceiptFacts }) {
  const t = usePageTexts();
  const amount = useAmounts();
  const language = useLanguage();
  const { seller, buyer, chain } = receipt;
  const nameOf = ({ name, nameNp, pan }: ReceiptFacts['seller']): string =>
    [language === 'ne' ? (nameNp ?? name) : name, ...(pan === null ? [] : [inDigitsOf(pan, language)])].join(' · ');
  const facts = [
    [t('number'), receipt.number],
    [t('seller'), nameOf(seller)],
    [t('buyer'), nameOf(buyer)],
    [t('day'), inDigitsOf(`${receipt.dateBS} (${receipt.dateAD})`, language)],
    [t('taxable'), amount(receipt.taxable)],
    [t('vat'), amount(receipt.vat)],
    [t('total'), amount(receipt.total)],
    [t('status'), t(`status${receipt.status}`)],
    ...(receipt.credited === 0 ? [] : [[t('credited'), amount(receipt.credited)]]),
    ...(chain === null ? [] : [[t('chain'), chain]]),
  ] as const;
  return (
    <section className="paper">
      <dl>
        {facts.map(([label = '', value = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
