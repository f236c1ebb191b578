import type { accountContract } from '@bahi/contract/account/account/account.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { attachFile, dataAddress, deleteFile, storeFile } from '../../../platform/files/files.ts';
import { redrawPicture } from '../../../platform/files/images.ts';

const field = 'image';
/** It is shown small, and travels with every start of the web app. */
const longestSide = 256;

/** Puts the picture that was sent in the place of the user's. The record's version stays: its form does not hold it. */
export async function savePicture(context: Context): Promise<Answer<(typeof accountContract)['savePicture']>> {
  const { db, businessId, session, files } = context;
  const { userId } = session;
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  const picture = await redrawPicture(sent, { field, longestSide });
  const before = await takePictureId(context);
  const stored = await storeFile(db, { businessId, userId }, { name: sent.name, ...picture });
  const kept = await attachFile(db, { businessId, userId }, stored.uuid, { table: 'app_user', id: userId });
  if (kept !== null && kept.id !== before) {
    await setPictureId(context, kept.id);
    if (before !== null) await deleteFile(db, { businessId }, before);
  }
  context.say('account.pictureSaved');
  return { profilePic: dataAddress(picture) };
}

export async function removePicture(context: Context): Promise<Record<never, never>> {
  const before = await takePictureId(context);
  if (before !== null) {
    await setPictureId(context, null);
    await deleteFile(context.db, context, before);
  }
  context.say('account.pictureRemoved');
  return {};
}

/** The file of the user's picture; others that change it wait. */
async function takePictureId({ db, businessId, session }: Context): Promise<number | null> {
  const [before] = await db.query<{ picture_file_id: number | null }>(
    'select picture_file_id from app_user where business_id = $1 and id = $2 for update',
    [businessId, session.userId],
  );
  return before?.picture_file_id ?? null;
}

async function setPictureId({ db, businessId, session }: Context, fileId: number | null): Promise<void> {
  await db.query('update app_user set picture_file_id = $3 where business_id = $1 and id = $2', [
    businessId,
    session.userId,
    fileId,
  ]);
}
