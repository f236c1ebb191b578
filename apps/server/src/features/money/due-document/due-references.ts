import type { CategoryType } from '@bahi/contract/money/category/category.contract';
import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';

/** What a record names: the party in its table, and the category of its kind. */
export type References = {
  party: { table: PartyKind; id: number };
  category: { kind: CategoryType; id: number };
};
/** What the record named before it was edited: that may have become inactive meanwhile. */
type Before = { partyId: number; categoryId: number } | null;

/**
 * Refuses, at their fields, a party or category of another business, one that is inactive, and a category of the other
 * kind. Both are held until the transaction ends, so that what is posted stands.
 */
export async function checkReferences(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { party, category }: References,
  before: Before,
): Promise<void> {
  const [parties, categories] = await Promise.all([
    db.query<{ is_active: boolean }>(
      `select is_active from ${party.table} where business_id = $1 and id = $2 for key share`,
      [businessId, party.id],
    ),
    db.query<{ is_active: boolean; kind: CategoryType }>(
      'select is_active, kind from category where business_id = $1 and id = $2 for key share',
      [businessId, category.id],
    ),
  ]);
  const refused: RefusedField[] = [];
  const [knownParty, knownCategory] = [parties[0], categories[0]];
  const partyField = `${party.table}Id`;
  if (knownParty === undefined) refused.push({ field: partyField, key: 'common.unknownRecord' });
  else if (!knownParty.is_active && before?.partyId !== party.id)
    refused.push({ field: partyField, key: 'common.inactiveRecord' });
  if (knownCategory === undefined) refused.push({ field: 'categoryId', key: 'common.unknownRecord' });
  else if (knownCategory.kind !== category.kind) refused.push({ field: 'categoryId', key: 'dueDocument.categoryKind' });
  else if (!knownCategory.is_active && before?.categoryId !== category.id)
    refused.push({ field: 'categoryId', key: 'common.inactiveRecord' });
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
}
