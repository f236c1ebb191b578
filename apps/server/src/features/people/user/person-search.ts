import type { Language } from '@bahi/domain/language';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { foundBy } from '../../../platform/database/list-query.ts';

/** Whether a `person` of a `business` is meant by a search: for the platform by the business's name, too. */
export function isPersonMeant(search: string | undefined, businessId: number): RawBuilder<SqlBool> {
  const codes = ['person.user_name', 'person.email', 'person.mobile_number'];
  const isNamed = foundBy(search, { names: ['person.full_name'], codes, sound: sql.ref('person.name_sound') });
  if (isNamed === null) return sql`true`;
  if (businessId !== 0) return isNamed;
  const isOfNamed = foundBy(search, {
    names: ['business.company_name', 'business.company_name_np'],
    sound: sql.ref('business.name_sound'),
  });
  const texts = keptTexts(search ?? '');
  const isFound =
    texts === null
      ? sql`true`
      : sql`(person.id = any(array(select app_user_found(${texts}::text[])))
          or person.business_id = any(array(select business_found(${texts}::text[]))))`;
  return sql`${isFound} and (${isNamed} or ${isOfNamed})`;
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
