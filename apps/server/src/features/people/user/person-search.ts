import type { Language } from '@bahi/domain/language';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy } from '../../../platform/database/list-query.ts';

/** Whether a `person` of a `business` is meant by a search: for the platform by the business's name, too. */
export function isPersonMeant(search: string | undefined, businessId: number): RawBuilder<SqlBool> {
  const ofPlatform = businessId === 0 ? ['business.company_name', 'business.company_name_np'] : [];
  const names = ['person.full_name', ...ofPlatform];
  const codes = ['person.user_name', 'person.email', 'person.mobile_number'];
  return foundBy(search, { names, codes }) ?? sql`true`;
}

/** The order of people by the name of their `business`; those of the platform itself stand outside of it. */
export function companyOrder(language: Language): RawBuilder<unknown> {
  const english = sql.ref('business.company_name');
  const shown = language === 'ne' ? sql`coalesce(business.company_name_np, ${english})` : english;
  return sql`case when person.business_id <> 0 then ${shown} end collate "ne-x-icu"`;
}

/** Whose somebody is, as it is answered: of nobody's for the people of the platform. */
export function companyOf(row: { business_id: number; company_name: string; company_name_np: string | null }) {
  return row.business_id === 0
    ? { businessId: null, companyName: null, companyNameNp: null }
    : { businessId: row.business_id, companyName: row.company_name, companyNameNp: row.company_name_np };
}
