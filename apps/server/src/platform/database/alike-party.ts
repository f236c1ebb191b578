import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Context } from '../core/context.ts';

type Party = { id: number; name: string; nameNp: string | null; phoneNumber: string };

/**
 * The name, in the language of the caller, of another party of the business that has the same name in either script or
 * the same phone number; who has the same name comes first. Names and numbers may be shared (decisions: only codes must
 * be unique), so a likeness is said, not refused.
 */
export async function findAlikeParty(
  { db, businessId, language }: Context,
  kind: PartyKind,
  { id, name, nameNp, phoneNumber }: Party,
): Promise<{ name: string; isSameName: boolean } | null> {
  const [other] = await db.query<{ name: string; name_np: string | null; isSameName: boolean | null }>(
    `select * from (
       select name, name_np, lower(name) = lower($3) or name_np = $4 as "isSameName" from ${kind}
       where business_id = $1 and id <> $2 and (lower(name) = lower($3) or name_np = $4 or phone_number = $5)
     ) as other order by "isSameName" desc nulls last limit 1`,
    [businessId, id, name, nameNp, phoneNumber],
  );
  if (other === undefined) return null;
  return {
    name: language === 'ne' ? (other.name_np ?? other.name) : other.name,
    isSameName: other.isSameName === true,
  };
}
