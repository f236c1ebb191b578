import type { Sharp } from 'sharp';
import type { UploadedFile } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { refuseOtherName } from './file-name.ts';

/** Pixels of one picture at most (reliability: files and exports); more would only fill the memory. */
const mostPixels = 24_000_000;
/** How a JPEG and a PNG begin. No decoder of any other format ever sees what comes from outside. */
const signatures = {
  JPEG: Buffer.from([0xff, 0xd8, 0xff]),
  PNG: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

type PictureKind = keyof typeof signatures;
export type Picture = { content: Buffer; contentType: 'image/png' };

/**
 * Reads a picture by its bytes, which its name may not deny, and draws it anew as a PNG that fits into a square of
 * `longestSide` pixels: upright, without metadata and without anything that was hidden in the file.
 * Fails at `field` for what is no JPEG or PNG, is damaged, or has more than 24 megapixels.
 */
export async function redrawPicture(
  { name, content }: Pick<UploadedFile, 'name' | 'content'>,
  { field, longestSide }: { field: string; longestSide: number },
): Promise<Picture> {
  const refuse = (): never => fail('common.pictureUnreadable', { field });
  const { drawing, kind } = await openPicture(content, { field, longestSide, refuse });
  // A palette keeps a logo of 512 pixels in some ten kilobytes: it travels with every start of the web app.
  const drawn = await drawing.png({ palette: true, compressionLevel: 9 }).toBuffer().catch(refuse);
  refuseOtherName({ name }, kind, field);
  return { content: drawn, contentType: 'image/png' };
}

/** As `redrawPicture`, as a JPEG on white: for photographs. `refuse` says what it was not. */
export async function redrawPhoto(
  { name, content }: Pick<UploadedFile, 'name' | 'content'>,
  {
    field,
    longestSide,
    refuse = () => fail('common.pictureUnreadable', { field }),
  }: { field: string; longestSide: number; refuse?: () => never },
): Promise<{ content: Buffer; contentType: 'image/jpeg' }> {
  const { drawing, kind } = await openPicture(content, { field, longestSide, refuse });
  const drawn = await drawing.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer().catch(refuse);
  refuseOtherName({ name }, kind, field);
  return { content: drawn, contentType: 'image/jpeg' };
}

type Drawing = { field: string; longestSide: number; refuse: () => never };

/** Its bytes say what it is and its head how large, before anything of it is decoded. */
async function openPicture(
  content: Buffer,
  { field, longestSide, refuse }: Drawing,
): Promise<{ drawing: Sharp; kind: PictureKind }> {
  const kind = pictureKind(content) ?? refuse();
  await checkPicture(content, { field, refuse });
  const { default: sharp } = await import('sharp');
  const drawing = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  return { drawing, kind };
}

/** As what the bytes begin; null for anything but a JPEG or PNG. */
function pictureKind(content: Buffer): PictureKind | null {
  const begins = (signature: Buffer): boolean => content.subarray(0, signature.length).equals(signature);
  if (begins(signatures.JPEG)) return 'JPEG';
  return begins(signatures.PNG) ? 'PNG' : null;
}

/** Fails at `field` for more than 24 megapixels, and by `refuse` for what cannot be read. */
async function checkPicture(content: Buffer, { field, refuse }: { field: string; refuse: () => never }): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(refuse);
  if (width * height > mostPixels) fail('common.pictureLarge', { field });
}
