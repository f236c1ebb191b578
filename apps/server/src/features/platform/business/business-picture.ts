import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { attachFile, dataAddress, deleteFile, storeFile } from '../../../platform/files/files.ts';
import { redrawPicture } from '../../../platform/files/images.ts';

const field = 'image';
const longestSide = 512;

/**
 * The pictures of a business. Each is a file of a record of its own, so that the same picture in both places is two files.
 * The profile's version stays with either: no form holds them.
 */
const places = {
  logo: { table: 'business', write: 'update business set logo_file_id = $2 where id = $1' },
  signature: { table: 'business_signature', write: 'update business set signature_file_id = $2 where id = $1' },
} as const;
type Place = keyof typeof places;

/** Puts the picture that was sent, redrawn, in the place of the one before. Answers it as a data address. */
export async function saveBusinessPicture(context: Context, place: Place): Promise<string> {
  const { db, businessId, session, files } = context;
  const sent = files.find((file) => file.field === field) ?? fail('common.fileMissing', { field });
  const picture = await redrawPicture(sent, { field, longestSide });
  const before = await lockPicture(context, place);
  const uploader = { businessId, userId: session.userId };
  const stored = await storeFile(db, uploader, { name: sent.name, ...picture });
  const kept = await attachFile(db, uploader, stored.uuid, { table: places[place].table, id: businessId });
  if (kept !== null && kept.id !== before) {
    await db.query(places[place].write, [businessId, kept.id]);
    if (before !== null) await deleteFile(db, { businessId }, before);
  }
  return dataAddress(picture);
}

/** Takes a picture away; where there is none, nothing happens. */
export async function removeBusinessPicture(context: Context, place: Place): Promise<void> {
  const { db, businessId } = context;
  const before = await lockPicture(context, place);
  if (before === null) return;
  await db.query(places[place].write, [businessId, null]);
  await deleteFile(db, { businessId }, before);
}

/** The file that stands there, with the business locked. */
async function lockPicture({ db, businessId }: Context, place: Place): Promise<number | null> {
  const [row] = await db.query<{ logo_file_id: number | null; signature_file_id: number | null }>(
    'select logo_file_id, signature_file_id from business where id = $1 for update',
    [businessId],
  );
  return row?.[`${place}_file_id`] ?? null;
}
