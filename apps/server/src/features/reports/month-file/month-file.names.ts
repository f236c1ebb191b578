import { wordOfRecord } from '@bahi/contract/platform/record-history/record-kind-words';
import type { Language } from '@bahi/domain/language';
import { nameOfFile } from '../../../platform/files/file-name.ts';
import type { Photo } from './month-file.photos.ts';

const ends: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
/** In characters: with the names around them an unpacked path stays below the 260 that Windows takes. */
const longestFolder = 50;
const longestName = 40;

/** Each photo under a folder that says its record: `5 Photos/Purchase/2083-07-12 PUR-8384-00012 Himal/1 bill.jpg`. */
export function photoNames(photos: readonly Photo[], language: Language): { name: string; photo: Photo }[] {
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  const places = new Map<string, number>();
  return photos.map((photo) => {
    const record = `${photo.kind} ${photo.documentId}`;
    const known = folders.get(record);
    const folder = known ?? freeFolder(photo, language, taken);
    folders.set(record, folder);
    const place = (places.get(record) ?? 0) + 1;
    places.set(record, place);
    return { name: `5 Photos/${folder}/${place} ${fileName(photo)}`, photo };
  });
}

/** Two expenses of one day and one name have folders of their own. */
function freeFolder({ documentId, ...photo }: Photo, language: Language, taken: Set<string>): string {
  const { kind, dayBS, documentName, partyName } = photo;
  const own = nameOfFile(`${dayBS} ${documentName} ${partyName}`, { longest: longestFolder, otherwise: 'file' });
  const wanted = `${nameOfFile(wordOfRecord(kind)[language], { longest: longestFolder, otherwise: 'file' })}/${own}`;
  const folder = taken.has(alike(wanted)) ? `${wanted} (${documentId})` : wanted;
  taken.add(alike(folder));
  return folder;
}

/** What systems take for the same name. */
function alike(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** As it was called, with the end of what it is: a photo that a phone called otherwise opens all the same. */
function fileName({ name, contentType }: Photo): string {
  const end = ends[contentType];
  const base = end === undefined ? name : name.replace(/\.[a-z0-9]{2,4}$/i, '');
  const plain = nameOfFile(base, { longest: longestName, otherwise: 'file' });
  return end === undefined ? plain : `${plain}.${end}`;
}
