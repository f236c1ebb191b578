import type { goodsLinesAnswer, lineAnswer } from '@bahi/contract/stock/goods-lines/goods-lines-answer';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { z } from '@bahi/contract/zod';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import classes from './DocumentLines.module.css';

/** A line; of a bill also the price list that its rate was taken from. */
type Line = z.output<typeof lineAnswer> & {
  priceList?: { name: string; nameNp: string | null; fromQuantity: number } | null;
};
/** What a document says of its lines and of what they come to. */
type Lined = z.output<z.ZodObject<typeof goodsLinesAnswer>> & { grandTotal: number; lines: readonly Line[] };

/** The lines of a document as a ruled table, and what they come to. */
export function DocumentLines({ document }: { document: Lined }) {
  const isDesktop = useIsDesktop();
  return isDesktop ? <LineTable document={document} /> : <LineCards document={document} />;
}

function LineTable({ document }: { document: Lined }) {
  const t = useTexts(goodsLinesScreenMessages);
  const ui = useTexts(uiMessages);
  return (
    <div className={classes.lines}>
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
          {document.lines.map((line, position) => (
            <LineRow key={line.id} line={line} number={position + 1} isTaxInvoice={document.isTaxInvoice} />
          ))}
        </tbody>
        <Totals document={document} />
      </table>
    </div>
  );
}

function LineRow({ line, number, isTaxInvoice }: { line: Line; number: number; isTaxInvoice: boolean }) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const tax = line.taxable ? (line.vatIncluded ? t('vatIncluded') : '') : t('vatExempt');
  return (
    <tr>
      <td>{formatNumber(number, language)}</td>
      <td>
        {nameIn(language, line.particulars, line.particularsNp)}
        <small className={classes.remark}>{line.code}</small>
        {line.remarks === null ? null : <small className={classes.remark}>{line.remarks}</small>}
      </td>
      <td data-end>
        <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
      </td>
      <td data-end>
        <Rate line={line} />
        {isTaxInvoice && tax !== '' ? <small className={classes.remark}>{tax}</small> : null}
        <TakenFrom line={line} />
      </td>
      <td data-end>{line.discountAmount === 0 ? '—' : <MoneyText rupees={line.discountAmount} />}</td>
      <td data-end>
        <MoneyText rupees={line.netAmount} />
      </td>
    </tr>
  );
}

/** What was given away says so. */
function Rate({ line }: { line: Line }) {
  const t = useTexts(goodsLinesScreenMessages);
  return line.rate === 0 ? t('free') : <MoneyText rupees={line.rate} />;
}

/** Which price list the rate is of, and from how many on it held, as it was then. */
function TakenFrom({ line: { priceList, unit, unitNp } }: { line: Line }) {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  if (priceList === undefined || priceList === null) return null;
  const { name, nameNp, fromQuantity } = priceList;
  const quantity = formatQuantity(quantityFromNumber(fromQuantity) ?? zeroQuantity, language);
  const from = fromQuantity > 1 ? [t('fromPieces', { quantity, unit: nameIn(language, unit, unitNp) })] : [];
  return <small className={classes.remark}>{[nameIn(language, name, nameNp), ...from].join(' · ')}</small>;
}

/** On a phone each line is two rows: what and how much, and below it how that comes about. */
function LineCards({ document }: { document: Lined }) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const sums = useSums(document);
  const words = useWords(document);
  return (
    <div className={classes.lines}>
      <ul className={classes.cards} aria-label={t('lines')}>
        {document.lines.map((line) => (
          <li key={line.id} className={classes.card}>
            <span>{nameIn(language, line.particulars, line.particularsNp)}</span>
            <MoneyText rupees={line.netAmount} />
            <small className={classes.remark}>
              <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} /> {'×'}{' '}
              <Rate line={line} />
              {line.discountAmount === 0 ? null : ' − '}
              {line.discountAmount === 0 ? null : <MoneyText rupees={line.discountAmount} />}
            </small>
            <TakenFrom line={line} />
            {line.remarks === null ? null : <small className={classes.remark}>{line.remarks}</small>}
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        {sums.map(({ label, rupees, isMain }) => (
          <div key={label} className={classes.sum} data-main={isMain || undefined}>
            <dt>{label}</dt>
            <dd>
              <MoneyText rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.words}>{words}</p>
    </div>
  );
}

function Totals({ document }: { document: Lined }) {
  const sums = useSums(document);
  const words = useWords(document);
  return (
    <tfoot>
      {sums.map(({ label, rupees, isMain }) => (
        <tr key={label} className={isMain ? classes.grand : undefined}>
          <th scope="row" colSpan={5}>
            {label}
          </th>
          <td data-end>
            <MoneyText rupees={rupees} />
          </td>
        </tr>
      ))}
      <tr>
        <td colSpan={6} className={classes.words}>
          {words}
        </td>
      </tr>
    </tfoot>
  );
}

type Sum = { label: string; rupees: number; isMain?: boolean };

/** What the lines come to, step by step; what is nothing is left out. */
function useSums(document: Lined): Sum[] {
  const t = useTexts(goodsLinesScreenMessages);
  const { discountAmount, shippingCharge, exemptAmount, isTaxInvoice } = document;
  return [
    { label: t('subTotal'), rupees: document.subTotal },
    ...(discountAmount > 0 ? [{ label: t('discount'), rupees: -discountAmount }] : []),
    ...(shippingCharge > 0 ? [{ label: t('shipping'), rupees: shippingCharge }] : []),
    ...(isTaxInvoice ? [{ label: t('taxable'), rupees: document.taxableAmount }] : []),
    ...(isTaxInvoice && exemptAmount > 0 ? [{ label: t('exempt'), rupees: exemptAmount }] : []),
    ...(isTaxInvoice ? [{ label: t('vatSum'), rupees: document.vat }] : []),
    ...(document.rounding === 0 ? [] : [{ label: t('rounding'), rupees: document.rounding }]),
    { label: t('grandTotal'), rupees: document.grandTotal, isMain: true },
  ];
}

function useWords(document: Lined): string | null {
  const language = useLanguage();
  const total = paisaFromRupees(document.grandTotal);
  return total === null ? null : amountInWords(total, language);
}
