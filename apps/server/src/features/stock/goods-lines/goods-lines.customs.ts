import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';

/** A country on the other side of the border, as it is called now. */
export type Country = { id: number; name: string; name_np: string };

type Declaration = {
  declarationNumber: string | null;
  declarationDateAD: string | null;
  declarationDateBS: string | null;
};

/** The day of the customs' declaration, which is not in the future; null where none is said. */
export function declaredDay(
  context: Pick<Context, 'calendar' | 'today'>,
  form: Pick<Declaration, 'declarationDateAD' | 'declarationDateBS'>,
): CalendarDay | null {
  const sent = { ad: form.declarationDateAD, bs: form.declarationDateBS };
  const day = readDay(context.calendar, sent, { ad: 'declarationDateAD', bs: 'declarationDateBS' });
  if (day !== null && isInFuture(day, context.today)) fail('goodsLines.issuedFuture', { field: 'declarationDateAD' });
  return day;
}

/** The declaration as its document keeps it. */
export function declarationColumns(
  { calendar }: Pick<Context, 'calendar'>,
  declarationNumber: string | null,
  declaredOn: CalendarDay | null,
) {
  return {
    declaration_number: declarationNumber,
    declared_on: declaredOn === null ? null : formatAdDate(declaredOn),
    declared_on_bs: declaredOn === null ? null : bothDates(declaredOn, calendar).bs,
  };
}

/** The country of a document with goods that cross the border; what is unknown or retired is refused at its field. */
export async function readCountry(
  { db }: Pick<Context, 'db'>,
  countryId: number | null,
): Promise<{ country: Country | null; refused: RefusedField[] }> {
  if (countryId === null) return { country: null, refused: [] };
  const [row] = await db.query<Country & { is_active: boolean }>(
    'select id, name, name_np, is_active from country where id = $1',
    [countryId],
  );
  if (row === undefined) return { country: null, refused: [{ field: 'countryId', key: 'common.unknownRecord' }] };
  const { is_active: isActive, ...country } = row;
  return { country, refused: isActive ? [] : [{ field: 'countryId', key: 'common.inactiveRecord' }] };
}
