import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Rights that end are told of so many days before. */
const endingDays = 7;

/** Whether a `person` who is active has rights that count today and end soon. */
export function hasEndingRights(today: CalendarDay): RawBuilder<SqlBool> {
  const [from, to] = [formatAdDate(today), formatAdDate(addDays(today, endingDays))];
  return sql<SqlBool>`(person.is_active and exists (select from user_role ending
    join role on role.business_id = ending.role_business_id and role.id = ending.role_id and role.is_active
    where ending.business_id = person.business_id and ending.user_id = person.id
      and ending.effective_till between ${from}::date and ${to}::date))`;
}
