import type { ReceiptFacts } from '@bahi/contract/sales/sharing/signed-receipt';
import { useLanguage } from '../../../../platform/language.ts';
import type { Checked } from './check-receipt.ts';
import { useAmounts, usePageTexts } from './page-texts.ts';

/** What a check of a receipt found: that it is genuine, with what was signed, or why it proves nothing. */
export function ReceiptVerdict({ checked }: { checked: Checked }) {
  const t = usePageTexts();
  const isGenuine = 'receipt' in checked;
  return (
    <>
      <section className={`status ${isGenuine ? 'good' : 'bad'}`} role="status">
        <span className="sign" aria-hidden="true">
          {isGenuine ? '✓' : '✕'}
        </span>
        <div>
          <h1>{isGenuine ? t('genuine') : t(checked.doubt)}</h1>
          <p>{isGenuine ? t('genuineText', { day: checked.receipt.madeAt }) : t(`${checked.doubt}Text`)}</p>
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
    [language === 'ne' ? (nameNp ?? name) : name, pan].filter((part) => part !== null).join(', ');
  const facts = [
    [t('number'), receipt.number],
    [t('seller'), nameOf(seller)],
    [t('buyer'), nameOf(buyer)],
    [t('day'), `${receipt.dateBS} (${receipt.dateAD})`],
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
