import type { readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { type ReadyLine, readTable, type Trade } from './ready-item.tables.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'can'>;
type Named = { id: number; name: string; name_np: string | null };

/** A line of a catalogue with what it refers to; both are null of a service. */
export type ReadyItem = { line: ReadyLine; category: Named | null; unit: Named | null; isTaken: boolean };

/** The catalogue of a trade as the caller may take it over. */
export async function readCatalogue(context: Reader, trade: Trade): Promise<Answer<typeof readyItemContract.read>> {
  const items = await findReadyItems(context, trade);
  return {
    items: items.map(({ line: { name, nameNp, kind, hsCode, taxable }, category, unit, isTaken }) => ({
      name,
      nameNp,
      kind,
      categoryName: category?.name ?? null,
      categoryNameNp: category?.name_np ?? null,
      unitName: unit?.name ?? null,
      unitNameNp: unit?.name_np ?? null,
      hsCode,
      taxable,
      isTaken,
    })),
  };
}

/**
 * What there is of a trade, with the shared records that it refers to; services for who may enter some. What the
 * platform has retired of those takes its goods along.
 */
export async function findReadyItems(context: Reader, trade: Trade): Promise<ReadyItem[]> {
  const { db } = context;
  const lines = readTable(trade).filter(({ kind }) => kind === 'ITEM' || context.can('service.create'));
  const [categories, units, taken] = await Promise.all([
    db.query<Named & { code: string }>(
      'select id, code, name, name_np from item_category where business_id = 0 and is_active',
      [],
    ),
    db.query<Named & { code: string }>(
      'select id, short_code as code, name, name_np from unit where business_id = 0 and is_active',
      [],
    ),
    findTaken(context, lines),
  ]);
  return lines
    .map((line) => ({
      line,
      category: categories.find(({ code }) => code === line.category) ?? null,
      unit: units.find(({ code }) => code === line.unit) ?? null,
      isTaken: taken.has(line.name.toLowerCase()) || taken.has(line.nameNp),
    }))
    .filter(({ line, category, unit }) => line.kind === 'SERVICE' || (category !== null && unit !== null));
}

/** Which of the names the business has among its items and services, whether it uses them or not. */
async function findTaken({ db, businessId }: Reader, lines: readonly ReadyLine[]): Promise<ReadonlySet<string>> {
  const names = lines.map(({ name }) => name.toLowerCase());
  const nepali = lines.map(({ nameNp }) => nameNp);
  const rows = await db.query<{ name: string; name_np: string | null }>(
    `select lower(name) as name, name_np from item
       where business_id = $1 and (lower(name) = any($2) or name = any($3) or name_np = any($3))
     union all
     select lower(name) as name, name_np from service
       where business_id = $1 and (lower(name) = any($2) or name = any($3) or name_np = any($3))`,
    [businessId, names, nepali],
  );
  return new Set(rows.flatMap(({ name, name_np }) => (name_np === null ? [name] : [name, name_np])));
}
