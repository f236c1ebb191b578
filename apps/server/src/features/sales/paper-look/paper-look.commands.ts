import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { changeRows } from '../../../platform/database/write-rows.ts';
import { attachFile, dataAddress, deleteFile, storeFile } from '../../../platform/files/files.ts';
import { redrawPicture } from '../../../platform/files/images.ts';
import { getPaperLook } from './paper-look.queries.ts';

type Contract = typeof paperLookContract;

const field = 'image';
const longestSide = 512;

/** Says how papers look from now on, also those of documents that were issued before. */
export async function savePaperLook(
  context: Context,
  { body: { layout, colour, logoPlace, footer, footerNp, version } }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  const before = await lockBusiness(context);
  if (version !== undefined && version !== before.version) failStale();
  await changeRows(
    context.db,
    'business',
    { id: context.businessId },
    {
      paper_layout: layout,
      paper_colour: colour,
      logo_place: logoPlace,
      paper_footer: footer,
      paper_footer_np: footerNp,
    },
  );
  context.say('paperLook.saved');
  return getPaperLook(context);
}

/**
 * Puts the picture that was sent in the place of the signature. The version stays, as with the logo: the form does not
 * hold it. It belongs to a record of its own, so that the same picture as the logo's is a file beside it.
 */
export async function saveSignature(context: Context): Promise<Answer<Contract['saveSignature']>> {
  const { db, businessId, session, files } = context;
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  const picture = await redrawPicture(sent, { field, longestSide });
  const before = await lockBusiness(context);
  const uploader = { businessId, userId: session.userId };
  const stored = await storeFile(db, uploader, { name: sent.name, ...picture });
  const kept = await attachFile(db, uploader, stored.uuid, { table: 'business_signature', id: businessId });
  if (kept !== null && kept.id !== before.signature_file_id) {
    await db.query('update business set signature_file_id = $2 where id = $1', [businessId, kept.id]);
    if (before.signature_file_id !== null) await deleteFile(db, { businessId }, before.signature_file_id);
  }
  context.say('paperLook.signatureSaved');
  return { signatureImage: dataAddress(picture) };
}

/** Takes the picture away; papers leave the line to the pen again. */
export async function removeSignature(context: Context): Promise<Answer<Contract['removeSignature']>> {
  const { db, businessId } = context;
  const { signature_file_id: fileId } = await lockBusiness(context);
  if (fileId !== null) {
    await db.query('update business set signature_file_id = null where id = $1', [businessId]);
    await deleteFile(db, { businessId }, fileId);
  }
  context.say('paperLook.signatureRemoved');
  return { signatureImage: null };
}

async function lockBusiness({
  db,
  businessId,
}: Pick<Context, 'db' | 'businessId'>): Promise<{ version: number; signature_file_id: number | null }> {
  const [row] = await db.query<{ version: number; signature_file_id: number | null }>(
    'select version, signature_file_id from business where id = $1 for update',
    [businessId],
  );
  if (row === undefined) throw new Error('whoever is signed in has a business');
  return row;
}
