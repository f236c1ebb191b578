import { openingDueForm } from '@bahi/contract/books/opening-due/opening-due.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { readWrittenDay } from '@bahi/domain/import/written-day';
import { sumPaisa } from '@bahi/domain/numbers/money';
import { zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import type { RefusedField } from '../../../../platform/core/errors.ts';
import { isTextKey } from '../../../../platform/core/texts.ts';
import { judgeDues, readDue, readKnown } from '../../../books/opening-due/opening-due.judge.ts';
import type { PlacedDue } from '../../../books/opening-due/opening-due.write.ts';
import type { Judged, StagedImport, StagedRow } from '../import-kind.ts';
import { readRows, type RowReader, stateRows } from '../row-reader.ts';
import { readDueNames } from './due-names.ts';

/** Where a refusal of the form stands in a row; the day as at which all are owed is chosen for the file. */
const columnOf: Readonly<Record<string, string>> = {
  partyId: 'party',
  billDateAD: 'billDate',
  dueDateAD: 'dueDate',
  asAtAD: 'billDate',
  totalBillAmount: 'amount',
  outletId: 'outlet',
};
const atOnce = 500;

type FormedDue = PlacedDue & { row: number };
type Asked = { staged: StagedImport; rows: readonly StagedRow[]; party: PartyKind };

/** Judges open bills: each goes through the schema of its form and the rules of its call. */
export async function judgeOpenBills(
  context: Context,
  { staged, rows, party }: Asked,
): Promise<{ judged: Judged; dues: PlacedDue[] }> {
  const reader = readRows(staged, rows);
  const formed = await formDues(context, reader, { staged, rows, party });
  refuseDoubles(reader, rows, formed);
  const known = new Set((await readKnown(context, party, formed)).map((one) => `${one.party_id} ${one.bill}`));
  const present = new Set(formed.filter((due) => known.has(keyOf(due))).map(({ row }) => row));
  const others = formed.filter(({ row }) => !present.has(row));
  const refused = await judgeDues(context, party, others);
  for (const [at, { row }] of others.entries()) for (const field of refused[at] ?? []) refuse(reader, row, field);
  for (const row of present) {
    // What else there is to say of a row that is there already is of no use.
    reader.problemsOf(row).length = 0;
    reader.refuse(row, 'billNumber', 'dataImport.thereByNumber', { name: reader.text(row, 'billNumber') });
  }
  const stated = stateRows(rows, reader, (row) => staged.present === 'SKIP' && present.has(row));
  const dues = formed.filter(({ row }) => stated[row]?.state === 'NEW');
  return {
    judged: {
      rows: stated,
      missing: [],
      records: dues.length,
      quantity: zeroQuantity,
      value: sumPaisa(dues.map(({ total }) => total)),
    },
    dues,
  };
}

/** The rows that make a form, with what they name found; what is wrong with the others is noted at their cells. */
async function formDues(context: Context, reader: RowReader, { staged, rows, party }: Asked): Promise<FormedDue[]> {
  const names = await readDueNames(context, party, { reader, rows });
  const asAtAD = formatAdDate(staged.asAt ?? context.today);
  const formed: FormedDue[] = [];
  for (const [row, { isLeftOut }] of rows.entries()) {
    if (row % atOnce === atOnce - 1) await new Promise(setImmediate);
    if (isLeftOut) continue;
    const partyId = names.partyOf(row);
    const outletId = names.outletOf(row) ?? (reader.text(row, 'outlet') === '' ? staged.outletId : null);
    if (outletId === null && reader.text(row, 'outlet') === '') reader.refuse(row, 'outlet', 'common.outletMissing');
    const billDateAD = dayOf(context, reader, row, 'billDate');
    const dueDateAD = reader.text(row, 'dueDate') === '' ? billDateAD : dayOf(context, reader, row, 'dueDate');
    const parsed = openingDueForm.safeParse({
      party,
      partyId: partyId ?? '',
      outletId: outletId ?? '',
      billNumber: reader.text(row, 'billNumber'),
      billDateAD,
      dueDateAD,
      asAtAD,
      totalBillAmount: reader.text(row, 'amount'),
      description: reader.text(row, 'description'),
    });
    if (!parsed.success)
      for (const { path, message } of parsed.error.issues) {
        const field = path.join('.');
        // Without the day of the bill nothing is to be said of the one that follows it.
        if (field === 'dueDateAD' && billDateAD === '') continue;
        refuse(reader, row, { field, key: isTextKey(message) ? message : 'common.malformed' });
      }
    else if (outletId !== null) formed.push({ ...readDue(context, parsed.data), outletId, row });
  }
  return formed;
}

/** The day in a cell as AD; empty, with the reason noted, where it is none. */
function dayOf(context: Context, reader: RowReader, row: number, key: string): string {
  const text = reader.text(row, key);
  if (text === '') return '';
  const day = readWrittenDay(text, context);
  if (day !== null) return formatAdDate(day);
  reader.refuse(row, key, 'dataImport.dayUnread');
  return '';
}

/** The same bill of the same party stands once in a file. */
function refuseDoubles(reader: RowReader, rows: readonly StagedRow[], formed: readonly FormedDue[]): void {
  const first = new Map<string, number>();
  for (const due of formed) {
    const holder = first.get(keyOf(due));
    if (due.bill === null) continue;
    if (holder === undefined) first.set(keyOf(due), due.row);
    else reader.refuse(due.row, 'billNumber', 'dataImport.twiceInFile', { row: String(rows[holder]?.rowNumber ?? 0) });
  }
}

function keyOf({ partyId, bill }: Pick<PlacedDue, 'partyId' | 'bill'>): string {
  return `${partyId} ${bill ?? ''}`;
}

function refuse(reader: RowReader, row: number, { field, key, parameters }: RefusedField): void {
  reader.refuse(row, columnOf[field] ?? field, key, parameters);
}
