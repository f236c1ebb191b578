import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import { isPersonMeant } from '../../people/user/person-search.ts';
import { peopleOf } from '../../people/user/user.queries.ts';
import type { Asked } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/**
 * The people who are called by a text or have it in their numbers, who may sign in first: of the business, of whom there
 * are hundreds at most, and for the platform of all, which an index finds from two letters on.
 */
export async function findPeople(context: Context, { search, wanted }: Asked): Promise<FoundRow[]> {
  const { businessId } = context;
  if (businessId === 0 && keptTexts(search) === null) return [];
  return peopleOf(context)
    .where(isPersonMeant(search, businessId))
    .select([
      'person.id',
      sql<string>`person.full_name`.as('name'),
      sql<string | null>`null`.as('name_np'),
      sql<string | null>`coalesce(person.mobile_number, person.user_name)`.as('remark'),
      sql<string | null>`null`.as('remark_np'),
      'person.is_active',
    ])
    .orderBy('person.is_active', 'desc')
    .orderBy(nepaliOrder('person.full_name'))
    .orderBy('person.id')
    .limit(wanted)
    .$castTo<FoundRow>()
    .execute();
}
