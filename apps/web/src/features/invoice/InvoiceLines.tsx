import { invoiceScreenMessages } from '@bahi/contract/invoice/invoice-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { amountInWords } from '@bahi/domain/amount-in-words';
import { formatNumber } from '@bahi/domain/digits';
import { paisaFromRupees } from '@bahi/domain/money';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { MoneyText, QuantityText } from '../../ui/MoneyText.tsx';
import classes from './InvoiceLines.module.css';
import type { InvoiceDetail } from './use-print-invoice.ts';

type Line = InvoiceDetail['lines'][number];

/** The lines of a bill as a ruled table, and what they come to. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceScreenMessages);
  const ui = useTexts(uiMessages);
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t('lines')}>
      <table className={classes.table} aria-label={t('lines')}>
        <thead>
          <tr>
            <th scope="col">{ui('serial')}</th>
            <th scope="col">{t('item')}</th>
            <th scope="col" data-end>
              {t('quantity')}
            </th>
            <th scope="col" data-end>
              {t('rate')}
            </th>
            <th scope="col" data-end>
              {t('discount')}
            </th>
            <th scope="col" data-end>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, position) => (
            <LineRow key={line.id} line={line} number={position + 1} isTaxInvoice={invoice.isTaxInvoice} />
          ))}
        </tbody>
        <Totals invoice={invoice} />
      </table>
    </div>
  );
}

function LineRow({ line, number, isTaxInvoice }: { line: Line; number: number; isTaxInvoice: boolean }) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const tax = line.taxable ? (line.vatIncluded ? t('vatIncluded') : '') : t('vatExempt');
  return (
    <tr>
      <td>{formatNumber(number, language)}</td>
      <td>
        {nameIn(language, line.particulars, line.particularsNp)}
        <small className={classes.remark}>{line.code}</small>
      </td>
      <td data-end>
        <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
      </td>
      <td data-end>
        <MoneyText rupees={line.rate} />
        {isTaxInvoice && tax !== '' ? <small className={classes.remark}>{tax}</small> : null}
      </td>
      <td data-end>{line.discountAmount === 0 ? '—' : <MoneyText rupees={line.discountAmount} />}</td>
      <td data-end>
        <MoneyText rupees={line.netAmount} />
      </td>
    </tr>
  );
}

function Totals({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const total = paisaFromRupees(invoice.grandTotal);
  const rows: [label: string, rupees: number, isShown: boolean][] = [
    [t('subTotal'), invoice.subTotal, true],
    [t('discount'), -invoice.discountAmount, invoice.discountAmount > 0],
    [t('shipping'), invoice.shippingCharge, invoice.shippingCharge > 0],
    [t('taxable'), invoice.taxableAmount, invoice.isTaxInvoice],
    [t('exempt'), invoice.exemptAmount, invoice.isTaxInvoice && invoice.exemptAmount > 0],
    [t('vatSum'), invoice.vat, invoice.isTaxInvoice],
  ];
  return (
    <tfoot>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([label, rupees]) => (
          <tr key={label}>
            <th scope="row" colSpan={5}>
              {label}
            </th>
            <td data-end>
              <MoneyText rupees={rupees} />
            </td>
          </tr>
        ))}
      <tr className={classes.grand}>
        <th scope="row" colSpan={5}>
          {t('grandTotal')}
        </th>
        <td data-end>
          <MoneyText rupees={invoice.grandTotal} />
        </td>
      </tr>
      <tr>
        <td colSpan={6} className={classes.words}>
          {total === null ? null : amountInWords(total, language)}
        </td>
      </tr>
    </tfoot>
  );
}
