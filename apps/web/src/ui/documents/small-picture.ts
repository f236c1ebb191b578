const longestSide = 160;
const quality = 0.7;

/**
 * A picture drawn small, as a data address of a few kilobytes that a draft can keep; undefined for what is no picture
 * or cannot be drawn.
 */
export async function smallPictureOf(file: Blob): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return undefined;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality);
}
