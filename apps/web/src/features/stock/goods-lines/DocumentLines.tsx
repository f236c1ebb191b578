import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { Batches } from '../batch/Batches.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import {
  type Line,
  type Lined,
  type LinedProps,
  batchesOf,
  Counted,
  Rate,
  TakenFrom,
  useSums,
  useWords,
} from './document-line-parts.tsx';
import { DocumentLineCards } from './DocumentLineCards.tsx';
import classes from './DocumentLines.module.css';

/** The lines of a document as a ruled table, and what they come to. */
export function DocumentLines(props: LinedProps) {
  const isDesktop = useIsDesktop();
  return isDesktop ? <LineTable {...props} /> : <DocumentLineCards {...props} />;
}

function LineTable({ document, notes = [] }: LinedProps) {
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
            <LineRow
              key={line.id}
              line={line}
              number={position + 1}
              isTaxInvoice={document.isTaxInvoice}
              note={notes[position]}
            />
          ))}
        </tbody>
        <Totals document={document} />
      </table>
    </div>
  );
}

type RowProps = { line: Line; number: number; isTaxInvoice: boolean; note: string | undefined };

function LineRow({ line, number, isTaxInvoice, note }: RowProps) {
  const t = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const tax = line.taxable ? (line.vatIncluded ? t('vatIncluded') : '') : t('vatExempt');
  return (
    <tr>
      <td>{formatNumber(number, language)}</td>
      <td>
        {nameIn(language, line.particulars, line.particularsNp)}
        <small className={classes.remark}>{line.code}</small>
        {note === undefined ? null : <small className={classes.remark}>{note}</small>}
        <Batches {...batchesOf(line)} className={classes.remark} />
        {line.remarks === null ? null : <small className={classes.remark}>{line.remarks}</small>}
      </td>
      <td data-end>
        <Counted line={line} />
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
