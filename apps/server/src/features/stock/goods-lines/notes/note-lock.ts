import { type DocumentKind, documentKinds, type NumberedKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../../platform/core/errors.ts';
import type { TextKey } from '../../../../platform/core/texts.ts';

export type NoteDraft = { id: number; version: number };

/** A note that is about to be written: its kind, the bill that it is against, by its table, and the draft that it was, if any. */
type NewNote = {
  kind: NumberedKind;
  bill: { table: string; id: number; field: string };
  form: { id?: number | undefined; version?: number | undefined };
};

/**
 * Holds the bill and the draft, in the order in which documents are held: notes on one bill are judged one after
 * another, and after the payments and the cancelling that come at the same moment. Answers the draft.
 */
export async function lockNote(
  { db, businessId }: Context,
  { kind, bill, form }: NewNote,
  texts: { billUnknown: TextKey; issued: TextKey },
): Promise<NoteDraft | null> {
  const ids = form.id === undefined ? [bill.id] : [bill.id, form.id];
  const rows = await db.query<{ id: number; kind: DocumentKind; state: string; version: number }>(
    'select id, kind, state, version from document where business_id = $1 and id = any($2) order by id for update',
    [businessId, ids],
  );
  if (!rows.some((row) => row.id === bill.id && documentKinds[row.kind].table === bill.table))
    return fail(texts.billUnknown, { field: bill.field });
  if (form.id === undefined) return null;
  const draft = rows.find((row) => row.id === form.id && row.kind === kind) ?? failNotFound();
  if (form.version !== undefined && form.version !== draft.version) return failStale();
  if (draft.state !== 'DRAFT') return fail(texts.issued, { status: 409 });
  return draft;
}

/** Takes the draft of a note away for good; it never had a number. */
export async function removeNoteDraft({ db, businessId }: Context, kind: NumberedKind, id: number): Promise<void> {
  const [row] = await db.query<{ state: string }>(
    'select state from document where business_id = $1 and id = $2 and kind = $3 for update',
    [businessId, id, kind],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'DRAFT') return fail('goodsLines.draftOnly', { status: 409 });
  await db.query('delete from document where business_id = $1 and id = $2', [businessId, id]);
}
