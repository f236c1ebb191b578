import type { Answer, Input } from '@bahi/contract/endpoint';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import type { WriteOffReason } from '@bahi/domain/goods/write-off';
import { asPaisa, formatRupees, sumPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity } from '@bahi/domain/numbers/quantity';
import type { OpenContext } from '../../../platform/core/context.ts';
import { label, nameIn, type PaperWord, word } from '@bahi/contract/paper/paper-words';
import { readQuantity } from '../../books/ledger/balances.ts';
import { batchTexts } from '../goods-lines/paper/batch-texts.ts';
import { lineNumber, type PaperBody, type PaperColumn } from '../stock-paper/paper/stock-paper-view.ts';
import { type PaperReader, printPaper } from '../stock-paper/stock-paper.print.ts';
import { readWriteOffLines, type WriteOffLine } from './write-off.queries.ts';

type Print = (typeof writeOffContract)['print'];

const reasonWords: Record<WriteOffReason, PaperWord> = {
  DAMAGED: 'reasonDamaged',
  EXPIRED: 'reasonExpired',
  LOST: 'reasonLost',
  OWN_USE: 'reasonOwnUse',
  SAMPLE: 'reasonSample',
  GIVEN_AWAY: 'reasonGivenAway',
};

/** What left without being sold, as PDF; without costs for who may not see them. */
export function printWriteOff(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const printed = {
    id: params.id,
    language: body.language,
    seesCost: context.session?.rights.has(rightToCost) ?? false,
  };
  return printPaper(context, 'WRITE_OFF', printed, async (reader, paper) =>
    bodyOf(reader, await readWriteOffLines(reader, paper.id)),
  );
}

function bodyOf({ language, seesCost }: PaperReader, lines: readonly WriteOffLine[]): PaperBody {
  const column = (key: PaperWord, place: PaperColumn['place'], width: PaperColumn['width'] = 'auto'): PaperColumn => ({
    label: label(key, language),
    place,
    width,
  });
  const total = sumPaisa(lines.map((line) => asPaisa(line.cost_paisa)));
  return {
    title: 'writeOff',
    numberLabel: 'paperNumber',
    facts: [],
    columns: [
      column('serialNumber', 'center'),
      column('particulars', 'left', 'rest'),
      column('quantity', 'right'),
      column('unit', 'left'),
      column('writeOffReason', 'left'),
      ...(seesCost ? [column('costAmount', 'right')] : []),
    ],
    lines: lines.map((line, position) => [
      lineNumber(position, language),
      [
        nameIn({ en: line.particulars, ne: line.particulars_np }, language),
        ...batchTexts(line.moved_batches, language),
        ...(line.note ? [line.note] : []),
      ].join(' · '),
      formatQuantity(readQuantity(line.quantity), language),
      nameIn({ en: line.unit, ne: line.unit_np }, language),
      word(reasonWords[line.reason], language),
      ...(seesCost ? [formatRupees(asPaisa(line.cost_paisa), language)] : []),
    ]),
    totals: seesCost ? [{ label: label('total', language), value: formatRupees(total, language) }] : [],
    signatures: ['preparedSignature', 'approvedSignature'],
    isForPen: false,
  };
}
