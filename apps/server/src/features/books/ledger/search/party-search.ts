import type { PartyKind } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Lead } from '../../../../platform/database/found-page.ts';
import { foundBy, type Searched } from '../../../../platform/database/list-query.ts';

type Asked = { businessId: number; party: PartyKind; search: string };

/**
 * How a list of documents is led to those of the parties that a search means by name and sound, or by what else of them
 * is `searched`. `on` narrows them in columns of the party that was `found`.
 */
export function leadToParties(
  { businessId, party, search }: Asked,
  table: string,
  { searched = {}, on = sql`true` }: { searched?: Pick<Searched, 'names' | 'codes'>; on?: RawBuilder<SqlBool> } = {},
): Lead[] {
  const isMeant = foundBy(search, {
    names: [`${party}.name`, `${party}.name_np`, ...(searched.names ?? [])],
    codes: searched.codes ?? [],
    sound: sql.ref(`${party}.name_sound`),
    kept: party,
  });
  if (isMeant === null) return [];
  return [
    {
      from: sql`(select ${sql.table(party)}.* from ${sql.table(party)}
        where ${sql.ref(`${party}.business_id`)} = ${businessId} and ${isMeant}) found`,
      on: sql<SqlBool>`${sql.ref(`${table}.${party}_id`)} = found.id and ${on}`,
    },
  ];
}
