import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { attachFile, dataAddress, deleteFile, storeFile } from '../../../platform/files/files.ts';
import { redrawPicture } from '../../../platform/files/images.ts';

const field = 'image';
const longestSide = 512;

/** Puts the picture that was sent in the place of the logo. The profile's version stays: its form does not hold it. */
export async function saveLogo(context: Context): Promise<Answer<(typeof businessContract)['saveImage']>> {
  const { db, businessId, session, files } = context;
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  const picture = await redrawPicture(sent, { field, longestSide });
  const [before] = await db.query<{ logo_file_id: number | null }>(
    'select logo_file_id from business where id = $1 for update',
    [businessId],
  );
  const uploader = { businessId, userId: session.userId };
  const stored = await storeFile(db, uploader, { name: sent.name, ...picture });
  const logo = await attachFile(db, uploader, stored.uuid, { table: 'business', id: businessId });
  if (logo !== null && before !== undefined && logo.id !== before.logo_file_id) {
    await db.query('update business set logo_file_id = $2 where id = $1', [businessId, logo.id]);
    if (before.logo_file_id !== null) await deleteFile(db, { businessId }, before.logo_file_id);
  }
  context.say('business.imageSaved');
  return { businessImage: dataAddress(picture) };
}
