import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { KeptDocuments } from '../../../ui/documents/KeptDocuments.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { DebitNoteStateBadge } from './debit-note-columns.tsx';
import type { DebitNoteDetail } from './debit-note-rows.ts';
import { Batches } from '../../stock/batch/Batches.tsx';
import classes from '../../stock/goods-lines/notes/Note.module.css';
import { NoteSums } from '../../stock/goods-lines/notes/NoteSums.tsx';

type Line = DebitNoteDetail['lines'][number];

/** A debit note as it was written: what it is against, its lines, what it comes to and where that went. */
export function DebitNoteGeneral({ note }: { note: DebitNoteDetail }) {
  const t = useTexts(debitNoteScreenMessages);
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
        <NoteSums texts={debitNoteScreenMessages} sums={note} />
      </div>
      <DetailList details={rest} />
      <KeptDocuments documents={note.documents} />
    </>
  );
}

function useDetails(note: DebitNoteDetail): { main: Detail[]; rest: Detail[] } {
  const t = useTexts(debitNoteScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const money = (label: string, rupees: number): Detail[] =>
    rupees === 0 ? [] : [{ label, value: <MoneyText rupees={rupees} withUnit /> }];
  return {
    main: [
      { label: t('vendor'), value: nameIn(language, note.vendorName, note.vendorNameNp) },
      { label: t('state'), value: <DebitNoteStateBadge {...note} /> },
      { label: t('purchaseNumber'), value: note.purchaseNumber },
      { label: t('case'), value: t(note.case) },
      { label: t('date'), value: <DateText ad={note.issuedDateAD} withAd /> },
      { label: t('purchaseDate'), value: <DateText ad={note.purchaseDateAD} withAd /> },
      { label: t('billNumber'), value: note.billNumber },
      { label: t('vendorNumber'), value: note.vendorNumber },
    ],
    rest: [
      ...(note.isVatSetOff ? money(t('vatTakenBack'), note.vat) : []),
      ...money(t('setOff'), note.setOffAmount),
      ...money(t('inAdvance'), note.advanceAmount),
      ...(note.refundNumber === null ? [] : [{ label: t('cameBack'), value: note.refundNumber }]),
      { label: t('address'), value: nameIn(language, note.vendorAddress, note.vendorAddressNp) },
      { label: t('pan'), value: note.vendorPan === null ? null : inDigitsOf(note.vendorPan, language) },
      { label: goods('outlet'), value: nameIn(language, note.outletName, note.outletNameNp) },
      { label: t('fiscalYear'), value: note.fiscalYear === null ? null : formatFiscalYear(note.fiscalYear, language) },
      { label: t('enteredBy'), value: note.enteredBy },
      ...(note.remarks === null ? [] : [{ label: t('remarks'), value: note.remarks, wide: true }]),
    ],
  };
}

function useLineColumns(): Column<Line>[] {
  const t = useTexts(debitNoteScreenMessages);
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
        line.quantity === 0 ? (
          '—'
        ) : (
          <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
        ),
      cardCell: (line) =>
        line.quantity === 0 ? null : (
          <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
        ),
    },
    {
      key: 'net',
      title: t('net'),
      align: 'end',
      card: 'amount',
      cell: (line) => <MoneyText rupees={line.netAmount} />,
      cardCell: (line) => <MoneyText rupees={line.netAmount} withUnit />,
    },
    {
      key: 'cost',
      title: t('cost'),
      align: 'end',
      card: 'more',
      cell: (line) => <MoneyText rupees={line.costAmount} />,
    },
  ];
}
