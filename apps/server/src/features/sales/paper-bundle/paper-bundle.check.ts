import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { fail, type Refusal, refusalOf } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { Papers, Wish } from './bundled-papers.ts';

type Refused = { id: number; position: number; refusal: Refusal };

/**
 * Fails where one of the papers has none, or the caller has no right to it: with what refuses the first, the numbers of all
 * that are refused, and each reason at its place (`ids.3`).
 */
export function checkAll(context: OpenContext, session: Session, of: Papers, wishes: readonly Wish[]): Promise<void> {
  const { businessId, outletId, userId } = session;
  return context.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const can: Context['can'] = (right) => session.rights.has(right);
    const asked: Context = { ...context, db, session, businessId, outletId, can };
    const refused: Refused[] = [];
    for (const [position, wish] of wishes.entries()) {
      const refusal = await refusalFor(of, asked, wish);
      if (refusal !== null) refused.push({ id: wish.id, position, refusal });
    }
    const [first] = refused;
    if (first === undefined) return;
    const { status, code, key, parameters } = first.refusal;
    fail('paperBundle.refused', {
      status,
      code,
      parameters: { papers: await namesOf(asked, of, refused), reason: textOf(context.language, key, parameters) },
      fields: refused.map((one) => ({
        field: `ids.${one.position}`,
        key: one.refusal.key,
        parameters: one.refusal.parameters,
      })),
    });
  });
}

async function refusalFor(of: Papers, context: Context, wish: Wish): Promise<Refusal | null> {
  try {
    await of.check(context, wish);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** By number; a draft has none, and of what the caller does not find no number is told: those by their place in the file. */
async function namesOf({ db, businessId }: Context, { numbers }: Papers, refused: readonly Refused[]): Promise<string> {
  const told = refused.filter(({ refusal }) => refusal.status === 409).map(({ id }) => id);
  const rows = await db.query<{ id: number; number: string | null }>(numbers, [businessId, told]);
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  return refused.map(({ id, position }) => numberOf.get(id) ?? `#${position + 1}`).join(', ');
}
