import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { arrangeFiles, attachedFiles, keepUpload } from '../../../platform/files/attached-files.ts';
import { dataAddress, readFile } from '../../../platform/files/files.ts';
import { redrawPicture } from '../../../platform/files/images.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';

const field = 'image';
const longestSide = 512;

/** Puts the picture that was sent in the place of the service's. The version stays: the form does not hold it. */
export async function saveServiceImage(
  context: OpenContext,
  id: number,
): Promise<Answer<(typeof serviceContract)['saveImage']>> {
  const session = context.session ?? failInvalidToken();
  const { businessId } = session;
  const { uuid } = await keepUpload(context, field, (sent) => redrawPicture(sent, { field, longestSide }));
  const image = await context.services.database.transaction('write', session, async (db) => {
    const known = await db.query('select id from service where business_id = $1 and id = $2 for update', [
      businessId,
      id,
    ]);
    if (known.length === 0) failNotFound();
    await arrangeFiles({ db, businessId, session }, imageOwner(id), [uuid], { field });
    return readServiceImage({ db, businessId }, id);
  });
  context.say('service.imageSaved');
  return { id, image: image ?? failNotFound() };
}

/** The picture of a service as a data address, or null. */
export async function readServiceImage(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  id: number,
): Promise<string | null> {
  const [file] = await attachedFiles(db, businessId, imageOwner(id));
  const read = file === undefined ? null : await readFile(db, { businessId }, file.id);
  return read === null ? null : dataAddress(read);
}

export function imageOwner(id: number): { table: string; id: number } {
  return { table: 'service', id };
}
