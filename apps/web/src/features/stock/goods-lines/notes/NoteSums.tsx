import type { MessageSet, Text } from '@bahi/contract/messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { paisaOf } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import classes from './Note.module.css';

type Sums = {
  shippingCharge: number;
  taxableAmount: number;
  exemptAmount: number;
  vat: number;
  rounding: number;
  grandTotal: number;
  isTaxInvoice: boolean;
};

type Words = 'shipping' | 'taxable' | 'exempt' | 'vat' | 'rounding' | 'grandTotal';
type Props = { texts: MessageSet<string, Record<Words, Text>>; sums: Sums };

/** What a note comes to, part by part, and in words. */
export function NoteSums({ texts, sums }: Props) {
  const t = useTexts(texts);
  const language = useLanguage();
  const rows = [
    ...(sums.shippingCharge === 0 ? [] : [{ label: t('shipping'), rupees: sums.shippingCharge }]),
    ...(sums.isTaxInvoice ? [{ label: t('taxable'), rupees: sums.taxableAmount }] : []),
    ...(sums.isTaxInvoice && sums.exemptAmount > 0 ? [{ label: t('exempt'), rupees: sums.exemptAmount }] : []),
    ...(sums.isTaxInvoice ? [{ label: t('vat'), rupees: sums.vat }] : []),
    ...(sums.rounding === 0 ? [] : [{ label: t('rounding'), rupees: sums.rounding }]),
  ];
  return (
    <div>
      <dl className={classes.sums}>
        {rows.map(({ label, rupees }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText rupees={rupees} />
            </dd>
          </div>
        ))}
        <div data-main>
          <dt>{t('grandTotal')}</dt>
          <dd>
            <MoneyText rupees={sums.grandTotal} withUnit />
          </dd>
        </div>
      </dl>
      <p className={classes.words}>{amountInWords(paisaOf(sums.grandTotal), language)}</p>
    </div>
  );
}
