import type { Answer, Input } from '@bahi/contract/endpoint';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import type { Language } from '@bahi/domain/language';
import { asPaisa, formatRupees, sumPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { OpenContext } from '../../../platform/core/context.ts';
import { label, nameIn, type PaperWord } from '@bahi/contract/paper/paper-words';
import { readQuantity } from '../../books/ledger/balances.ts';
import { lineNumber, type PaperBody, type PaperColumn } from '../stock-paper/paper/stock-paper-view.ts';
import { type PaperReader, printPaper } from '../stock-paper/stock-paper.print.ts';
import {
  comparedColumns,
  type ComparedLine,
  comparedFrom,
  differenceOf,
  sheetValues,
  shelfOrder,
} from './stock-count.lines.ts';
import { readSheet } from './stock-count.sheet.ts';

type Print = (typeof stockCountContract)['print'];

/** The sheet in the order of the shelf: blank, to be filled by pen, or with what was counted. */
export function printStockCount(context: OpenContext, { params, body }: Input<Print>): Promise<Answer<Print>> {
  const seesCost = context.session?.rights.has(rightToCost) ?? false;
  return printPaper(
    context,
    'STOCK_COUNT',
    { id: params.id, language: body.language, seesCost },
    async (reader, paper) => {
      const sheet = await readSheet(reader, paper.id);
      const lines = await reader.db.query<ComparedLine>(
        `select ${comparedColumns} from ${comparedFrom} order by ${shelfOrder}`,
        sheetValues(reader.businessId, sheet, paper.dated_on),
      );
      const category = { en: sheet.category_name ?? '', ne: sheet.category_name_np };
      const facts =
        sheet.category_name === null
          ? []
          : [{ label: label('countedCategory', reader.language), value: nameIn(category, reader.language), note: '' }];
      return { ...(body.isBlank ? blankBody(lines, reader.language) : countedBody(lines, reader)), facts };
    },
  );
}

function column(
  key: PaperWord,
  language: Language,
  place: PaperColumn['place'],
  width: PaperColumn['width'] = 'auto',
): PaperColumn {
  return { label: label(key, language), place, width };
}

function shared(language: Language): Pick<PaperBody, 'title' | 'numberLabel' | 'facts'> & { columns: PaperColumn[] } {
  return {
    title: 'stockCount',
    numberLabel: 'paperNumber',
    facts: [],
    columns: [
      column('serialNumber', language, 'center'),
      column('itemCode', language, 'left'),
      column('particulars', language, 'left', 'rest'),
      column('unit', language, 'left'),
    ],
  };
}

function cellsOf(line: ComparedLine, position: number, language: Language): string[] {
  return [
    lineNumber(position, language),
    line.barcode ?? line.sku ?? line.code,
    nameIn({ en: line.particulars, ne: line.particulars_np }, language),
    nameIn({ en: line.unit, ne: line.unit_np }, language),
  ];
}

function blankBody(lines: readonly ComparedLine[], language: Language): PaperBody {
  const { columns, ...head } = shared(language);
  return {
    ...head,
    columns: [
      ...columns,
      column('countedQuantity', language, 'right', 'pen'),
      column('remarks', language, 'left', 'pen'),
    ],
    lines: lines.map((line, position) => [...cellsOf(line, position, language), '', '']),
    totals: [],
    signatures: ['countedSignature', 'approvedSignature'],
    isForPen: true,
  };
}

function countedBody(lines: readonly ComparedLine[], { language, seesCost }: PaperReader): PaperBody {
  const { columns, ...head } = shared(language);
  const counted = lines.filter((line) => line.counted_quantity !== null);
  const total = sumPaisa(counted.map((line) => asPaisa(line.value_paisa ?? 0)));
  return {
    ...head,
    columns: [
      ...columns,
      column('expectedQuantity', language, 'right'),
      column('countedQuantity', language, 'right'),
      column('difference', language, 'right'),
      ...(seesCost ? [column('differenceValue', language, 'right')] : []),
    ],
    lines: counted.map((line, position) => [
      ...cellsOf(line, position, language),
      formatQuantity(readQuantity(line.compared_with), language),
      formatQuantity(readQuantity(line.counted_quantity ?? '0'), language),
      formatQuantity(differenceOf(line) ?? zeroQuantity, language),
      ...(seesCost ? [line.value_paisa === null ? '' : formatRupees(asPaisa(line.value_paisa), language)] : []),
    ]),
    totals: seesCost ? [{ label: label('total', language), value: formatRupees(total, language) }] : [],
    signatures: ['countedSignature', 'approvedSignature'],
    isForPen: false,
  };
}
