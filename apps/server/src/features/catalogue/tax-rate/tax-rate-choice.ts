import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';

/** Hundredths of a per cent of the rate in a column on a day, in SQL; null for none. */
export function taxRateOn(column: string, day: CalendarDay): RawBuilder<number | null> {
  return sql`tax_rate_on(${sql.ref(column)}, ${formatAdDate(day)}::date)`;
}

/** What a form says of tax, and the rate that the record has now. */
export type TaxRateAsked = { taxable: boolean; taxRateId: number | null; currentId: number | null };

export type TaxRateChoice = { taxRateId: number | null; refused: readonly RefusedField[] };

/**
 * The tax rate that an item or a service gets: none when it is not taxable, the one named, or the standard rate. An
 * unknown or retired rate is refused at `taxRateId`; what has a retired one already may keep it.
 */
export async function chooseTaxRate(context: Pick<Context, 'db'>, asked: TaxRateAsked): Promise<TaxRateChoice> {
  const choice = await findTaxRate(context, asked);
  // From now on its percentage changes with a day alone: documents take it.
  if (choice.taxRateId !== null)
    await context.db.query('update tax_rate set is_used = true where id = $1 and not is_used', [choice.taxRateId]);
  return choice;
}

/** The same, of a record that is only judged. */
export async function findTaxRate(
  { db }: Pick<Context, 'db'>,
  { taxable, taxRateId, currentId }: TaxRateAsked,
): Promise<TaxRateChoice> {
  if (!taxable) return { taxRateId: null, refused: [] };
  const [rate] = await db.query<{ id: number; is_active: boolean }>(
    'select id, is_active from tax_rate where id = $1 or ($1::bigint is null and is_default)',
    [taxRateId],
  );
  if (rate === undefined) {
    const key = taxRateId === null ? 'common.isRequired' : 'common.unknownRecord';
    return { taxRateId: null, refused: [{ field: 'taxRateId', key }] };
  }
  if (!rate.is_active && rate.id !== currentId)
    return { taxRateId: null, refused: [{ field: 'taxRateId', key: 'common.inactiveRecord' }] };
  return { taxRateId: rate.id, refused: [] };
}
