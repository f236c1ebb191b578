import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { CreditNoteStateBadge } from './credit-note-columns.tsx';
import { useApprovalDetails } from '../approval/use-approval-details.tsx';
import { useReportDetail } from '../cbms/use-report-detail.tsx';
import type { CreditNoteDetail } from './credit-note-rows.ts';
import { Batches } from '../../stock/batch/Batches.tsx';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { NoteSums } from '../../stock/goods-lines/notes/NoteSums.tsx';

type Line = CreditNoteDetail['lines'][number];

/** A credit note as it was written: what it is against, its lines, what it comes to and where that went. */
export function CreditNoteGeneral({ note }: { note: CreditNoteDetail }) {
  const t = useTexts(creditNoteScreenMessages);
  const Rows = useIsDesktop() ? ListTable : ListCards;
  const { main, rest } = useDetails(note);
  const columns = useLineColumns();
  return (
    <>
      <DetailList details={main} />
      <div className={classes.part}>
        {note.lines.length === 0 ? null : (
          <Rows
            label={t('lines')}
            columns={columns}
            rows={note.lines}
            rowKey={({ id }) => id}
            rowName={({ particulars }) => particulars}
          />
        )}
        <NoteSums texts={creditNoteScreenMessages} sums={note} />
      </div>
      <DetailList details={rest} />
    </>
  );
}

function useDetails(note: CreditNoteDetail): { main: Detail[]; rest: Detail[] } {
  const t = useTexts(creditNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const prints = note.printCount === 0 ? t('notPrinted') : t('printedTimes', { count: note.printCount });
  const money = (label: string, rupees: number): Detail[] =>
    rupees === 0 ? [] : [{ label, value: <MoneyText rupees={rupees} withUnit /> }];
  return {
    main: [
      { label: t('customer'), value: nameIn(language, note.customerName, note.customerNameNp) },
      { label: t('state'), value: <CreditNoteStateBadge {...note} /> },
      { label: t('invoiceNumber'), value: note.invoiceNumber },
      { label: t('case'), value: t(note.case) },
      { label: t('date'), value: <DateText ad={note.issuedDateAD} withAd /> },
      { label: t('invoiceDate'), value: <DateText ad={note.invoiceDateAD} withAd /> },
    ],
    rest: [
      ...useReportDetail(note),
      ...money(t('setOff'), note.setOffAmount),
      ...money(t('inAdvance'), note.advanceAmount),
      ...(note.refundNumber === null ? [] : [{ label: t('paidBack'), value: note.refundNumber }]),
      { label: t('address'), value: nameIn(language, note.customerAddress, note.customerAddressNp) },
      { label: t('pan'), value: note.customerPan === null ? null : inDigitsOf(note.customerPan, language) },
      { label: goods('outlet'), value: nameIn(language, note.outletName, note.outletNameNp) },
      { label: t('fiscalYear'), value: note.fiscalYear === null ? null : formatFiscalYear(note.fiscalYear, language) },
      { label: t('enteredBy'), value: note.enteredBy },
      ...useApprovalDetails(note),
      ...(note.state === 'DRAFT' ? [] : [{ label: t('printed'), value: prints }]),
      ...(note.remarks === null ? [] : [{ label: t('remarks'), value: note.remarks, wide: true }]),
    ],
  };
}

function useLineColumns(): Column<Line>[] {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'item',
      title: t('item'),
      card: 'who',
      cell: (line) => (
        <>
          {nameIn(language, line.particulars, line.particularsNp)}
          <span className={classes.beside}>{line.code}</span>
          <Batches {...(line.batches === undefined ? {} : { batches: line.batches })} className={classes.beside} />
        </>
      ),
    },
    {
      key: 'quantity',
      title: t('quantity'),
      align: 'end',
      card: 'more',
      cell: (line) =>
        line.quantity + line.freeQuantity === 0 ? (
          '—'
        ) : (
          <>
            <CameBack line={line} />
            {line.inventoryType === 'SERVICE' ? null : (
              <span className={classes.beside}>{t(line.isRestocked ? 'restocked' : 'notRestocked')}</span>
            )}
          </>
        ),
      cardCell: (line) => (line.quantity + line.freeQuantity === 0 ? null : <CameBack line={line} />),
    },
    {
      key: 'net',
      title: t('net'),
      align: 'end',
      card: 'amount',
      cell: (line) => <MoneyText rupees={line.netAmount} />,
      cardCell: (line) => <MoneyText rupees={line.netAmount} withUnit />,
    },
  ];
}

/** How many came back, and how many of those that had gone along for nothing. */
function CameBack({ line }: { line: Line }) {
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const unit = nameIn(language, line.unit, line.unitNp);
  if (line.freeQuantity === 0) return <QuantityText value={line.quantity} unit={unit} />;
  const [paid, free] = [formatNumber(line.quantity, language), formatNumber(line.freeQuantity, language)];
  return <span>{goods('withFree', { paid, free, unit })}</span>;
}
