import type { Answer, Input } from '@bahi/contract/endpoint';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { asPaisa, formatRupees, negatePaisa } from '@bahi/domain/numbers/money';
import { formatQuantity } from '@bahi/domain/numbers/quantity';
import type { OpenContext } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { dateTexts, type Fact } from '@bahi/contract/paper/letterhead-view';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import { label, nameIn, type PaperWord } from '@bahi/contract/paper/paper-words';
import { softBreaks } from '@bahi/contract/paper/soft-breaks';
import { batchTexts } from '../goods-lines/paper/batch-texts.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { lineNumber, type PaperBody, type PaperColumn } from '../stock-paper/paper/stock-paper-view.ts';
import { type PaperReader, printPaper } from '../stock-paper/stock-paper.print.ts';
import type { PaperOfOutlet } from '../stock-paper/stock-paper.rows.ts';
import { readLines, readSentBatches, readTransfers } from './stock-transfer.queries.ts';
import type { SentBatches, TransferLineRecord, TransferRecord } from './stock-transfer.rows.ts';

type Print = (typeof stockTransferContract)['print'];

/** The note that goes with the goods, and says afterwards what of them arrived; without values for who may not see them. */
export function printTransfer(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const seesCost = context.session?.rights.has(rightToCost) ?? false;
  const printed = { id: params.id, language: body.language, seesCost };
  return printPaper(context, 'STOCK_TRANSFER', printed, async (reader, paper) => {
    if (paper.state === 'DRAFT') return fail('stockPaper.draftNotPrinted', { status: 409 });
    const [transfers, lines] = await Promise.all([readTransfers(reader, [paper.id]), readLines(reader, paper.id)]);
    const batches = await readSentBatches(reader, paper);
    return bodyOf(reader, paper, { transfer: transfers.get(paper.id) ?? failNotFound(), lines, batches });
  });
}

type Sent = { transfer: TransferRecord; lines: readonly TransferLineRecord[]; batches: SentBatches };

function bodyOf(reader: PaperReader, paper: PaperOfOutlet, { transfer, lines, batches }: Sent): PaperBody {
  const { language, seesCost } = reader;
  const isReceived = transfer.received_on !== null;
  const column = (key: PaperWord, place: PaperColumn['place'], width: PaperColumn['width'] = 'auto'): PaperColumn => ({
    label: label(key, language),
    place,
    width,
  });
  return {
    title: 'stockTransfer',
    numberLabel: 'transferNumber',
    facts: receiverFacts(reader, transfer),
    columns: [
      column('serialNumber', 'center'),
      column('particulars', 'left', 'rest'),
      column('sentQuantity', 'right'),
      column('unit', 'left'),
      column('receivedQuantity', 'right', isReceived ? 'auto' : 'pen'),
      ...(seesCost ? [column('stockWorth', 'right')] : []),
    ],
    lines: lines.map((line, position) => [
      lineNumber(position, language),
      [
        nameIn({ en: line.particulars, ne: line.particulars_np }, language),
        ...batchTexts(batches.get(line.line_number), language),
        ...(line.reason ? [line.reason] : []),
      ].join(' · '),
      formatQuantity(readQuantity(line.quantity), language),
      nameIn({ en: line.unit, ne: line.unit_np }, language),
      line.received_quantity === null ? '' : receivedText(line, line.received_quantity, reader),
      ...(seesCost ? [formatRupees(asPaisa(line.value_paisa), language)] : []),
    ]),
    totals: seesCost
      ? [{ label: label('total', language), value: formatRupees(negatePaisa(asPaisa(paper.value_paisa)), language) }]
      : [],
    signatures: ['senderSignature', 'carrierSignature', 'receiverSignature'],
    isForPen: !isReceived,
  };
}

/** What arrived is counted in the item's own unit, which is said where it was sent in another. */
function receivedText(line: TransferLineRecord, received: string, { language }: PaperReader): string {
  const quantity = formatQuantity(readQuantity(received), language);
  if (line.unit === line.stock_unit) return quantity;
  return `${quantity} ${nameIn({ en: line.stock_unit, ne: line.stock_unit_np }, language)}`;
}

function receiverFacts({ calendar, language }: PaperReader, transfer: TransferRecord): Fact[] {
  const receiver = nameIn({ en: transfer.to_outlet_name, ne: transfer.to_outlet_name_np }, language);
  const sentTo = { label: label('sentToOutlet', language), value: softBreaks(receiver), note: '' };
  const { received_on: day, received_on_bs: dayBs, received_by_name: by } = transfer;
  if (day === null || dayBs === null) return [sentTo];
  const received = dateTexts(paperDate(calendar, storedDay(day), dayBs), language);
  return [
    sentTo,
    { label: label('receivedOn', language), ...received },
    { label: label('receivedBy', language), value: softBreaks(by ?? ''), note: '' },
  ];
}
