import sharp from 'sharp';
import { fail } from '../core/errors.ts';

/** Pixels of one picture at most (reliability: files and exports); more would only fill the memory. */
export const mostPixels = 24_000_000;
/** How a JPEG and a PNG begin. No decoder of any other format ever sees what comes from outside. */
const signatures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

export type Picture = { content: Buffer; contentType: 'image/png' };

/**
 * Reads a picture by its bytes, whatever its name says, and draws it anew as a PNG that fits into a square of
 * `longestSide` pixels: upright, without metadata and without anything that was hidden in the file.
 * Fails at `field` for what is no JPEG or PNG, is damaged, or has more than 24 megapixels.
 */
export async function redrawPicture(
  content: Buffer,
  { field, longestSide }: { field: string; longestSide: number },
): Promise<Picture> {
  const refuse = (): never => fail('common.pictureUnreadable', { field });
  if (!isPicture(content)) refuse();
  await checkPicture(content, { field, refuse });
  const drawn = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    // A palette keeps a logo of 512 pixels in some ten kilobytes: it travels with every start of the web app.
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
    .catch(refuse);
  return { content: drawn, contentType: 'image/png' };
}

/** Whether the bytes begin as a JPEG or PNG does. */
export function isPicture(content: Buffer): boolean {
  return signatures.some((signature) => content.subarray(0, signature.length).equals(signature));
}

/** Fails at `field` for more than 24 megapixels, and by `refuse` for what cannot be read. */
export async function checkPicture(
  content: Buffer,
  { field, refuse }: { field: string; refuse: () => never },
): Promise<void> {
  const { width, height } = await sharp(content).metadata().catch(refuse);
  if (width * height > mostPixels) fail('common.pictureLarge', { field });
}
