import sharp from 'sharp';
import type { UploadedFile } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { refuseOtherName } from './file-name.ts';

/** Pixels of one picture at most (reliability: files and exports); more would only fill the memory. */
export const mostPixels = 24_000_000;
/** How a JPEG and a PNG begin. No decoder of any other format ever sees what comes from outside. */
const signatures = {
  JPEG: Buffer.from([0xff, 0xd8, 0xff]),
  PNG: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

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
  const kind = pictureKind(content) ?? refuse();
  await checkPicture(content, { field, refuse });
  const drawn = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    // A palette keeps a logo of 512 pixels in some ten kilobytes: it travels with every start of the web app.
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
    .catch(refuse);
  refuseOtherName({ name }, kind, field);
  return { content: drawn, contentType: 'image/png' };
}

/** As what the bytes begin; null for anything but a JPEG or PNG. */
export function pictureKind(content: Buffer): keyof typeof signatures | null {
  const begins = (signature: Buffer): boolean => content.subarray(0, signature.length).equals(signature);
  if (begins(signatures.JPEG)) return 'JPEG';
  return begins(signatures.PNG) ? 'PNG' : null;
}

/** Fails at `field` for more than 24 megapixels, and by `refuse` for what cannot be read. */
export async function checkPicture(
  content: Buffer,
  { field, refuse }: { field: string; refuse: () => never },
): Promise<void> {
  const { width, height } = await sharp(content).metadata().catch(refuse);
  if (width * height > mostPixels) fail('common.pictureLarge', { field });
}
