import { zeroPaisa } from '@bahi/domain/numbers/money';
import { zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../../platform/core/context.ts';
import type { RefusedField } from '../../../../platform/core/errors.ts';
import { isTextKey, type TextKey } from '../../../../platform/core/texts.ts';
import { type AddressForm, refusedAddresses } from '../../geography/address.ts';
import type { Judged, StagedImport, StagedRow } from '../import-kind.ts';
import { readRows, type RowReader, stateRows } from '../row-reader.ts';
import { readPlaceNames } from './place-names.ts';

/** What a kind of party has of its own. */
export type PartyKindOf<Form extends Omit<AddressForm, 'tole'>> = {
  table: 'customer' | 'vendor';
  schema: z.ZodType<Form>;
  /** The columns that a row is known by when it is there already, each with the table's and what is said of it. */
  knownBy: readonly { key: string; column: string; text: TextKey }[];
  /** What a form sends of a row, beside its places. */
  valuesOf: (reader: RowReader, row: number) => Record<string, unknown>;
};

const columnOf: Readonly<Record<string, string>> = {
  provinceId: 'province',
  districtId: 'district',
  localBodyId: 'localBody',
  vendorTypeId: 'vendorType',
};
const atOnce = 250;

/** Judges rows of customers or vendors: each goes through the schema of its form and the rules of its address. */
export async function judgeParties<Form extends Omit<AddressForm, 'tole'>>(
  context: Context,
  { staged, rows, of }: { staged: StagedImport; rows: readonly StagedRow[]; of: PartyKindOf<Form> },
): Promise<{ judged: Judged; forms: Form[] }> {
  const reader = readRows(staged, rows);
  const placesOf = await readPlaceNames(context);
  const present = await findPresent(context, { reader, rows, of });
  refuseDoubles(reader, rows, of);
  const formed: { row: number; form: Form }[] = [];
  for (const [row, { isLeftOut }] of rows.entries()) {
    if (row % atOnce === atOnce - 1) await new Promise(setImmediate);
    if (isLeftOut || present.has(row)) continue;
    const parsed = of.schema.safeParse({
      ...of.valuesOf(reader, row),
      ...placesOf(reader, row),
      wardNo: reader.text(row, 'wardNo').replace(/[०-९]/gu, latinDigit),
    });
    if (parsed.success) formed.push({ row, form: parsed.data });
    else
      for (const { path, message } of parsed.error.issues)
        refuse(reader, row, { field: path.join('.'), key: keyOf(message) });
  }
  const refused = await refusedAddresses(
    context,
    formed.map(({ form }) => form),
  );
  for (const [at, { row }] of formed.entries()) for (const field of refused[at] ?? []) refuse(reader, row, field);
  for (const [row, said] of present) {
    // What else there is to say of a row that is there already is of no use.
    reader.problemsOf(row).length = 0;
    reader.refuse(row, said.key, said.text, { name: said.name });
  }
  const stated = stateRows(rows, reader, (row) => staged.present === 'SKIP' && present.has(row));
  const fresh = formed.filter(({ row }) => stated[row]?.state === 'NEW');
  return {
    judged: { rows: stated, missing: [], records: fresh.length, quantity: zeroQuantity, value: zeroPaisa },
    forms: fresh.map(({ form }) => form),
  };
}

type Asked<Form extends Omit<AddressForm, 'tole'>> = {
  reader: RowReader;
  rows: readonly StagedRow[];
  of: PartyKindOf<Form>;
};
type Present = { key: string; text: TextKey; name: string };

async function findPresent<Form extends Omit<AddressForm, 'tole'>>(
  { db, businessId, language }: Context,
  { reader, rows, of }: Asked<Form>,
): Promise<Map<number, Present>> {
  const present = new Map<number, Present>();
  for (const { key, column, text } of of.knownBy) {
    const said = rows.map((_, row) => plainKey(reader.text(row, key)));
    const found = await db.query<{ said: string; name: string }>(
      // Table and column are literals of this feature.
      `select lower(${column}) as said, min(case when $3 then coalesce(name_np, name) else name end) as name
       from ${of.table} where business_id = $1 and lower(${column}) = any($2) group by 1`,
      [businessId, [...new Set(said)].filter((one) => one !== ''), language === 'ne'],
    );
    const known = new Map(found.map((row) => [row.said, row.name]));
    for (const [row, one] of said.entries()) {
      const name = known.get(one);
      if (name !== undefined && rows[row]?.isLeftOut === false && !present.has(row))
        present.set(row, { key, text, name });
    }
  }
  return present;
}

/** What tells one from another stands once in a file. */
function refuseDoubles<Form extends Omit<AddressForm, 'tole'>>(
  reader: RowReader,
  rows: readonly StagedRow[],
  { knownBy }: PartyKindOf<Form>,
): void {
  for (const { key } of knownBy) {
    const first = new Map<string, number>();
    for (const [row, { isLeftOut, rowNumber }] of rows.entries()) {
      const said = plainKey(reader.text(row, key));
      if (isLeftOut || said === '') continue;
      const holder = first.get(said);
      if (holder === undefined) first.set(said, rowNumber);
      else reader.refuse(row, key, 'dataImport.twiceInFile', { row: String(holder) });
    }
  }
}

function plainKey(text: string): string {
  return text.replace(/[०-९]/gu, latinDigit).toLowerCase();
}

function latinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? 0x0966) - 0x0966);
}

function keyOf(message: string): TextKey {
  return isTextKey(message) ? message : 'common.malformed';
}

function refuse(reader: RowReader, row: number, { field, key, parameters }: RefusedField): void {
  reader.refuse(row, columnOf[field] ?? field, key, parameters);
}
