import { imageTypes, largestDocumentBytes } from '../../platform/constants.ts';

/** From here on a picture is made smaller before it is sent: 20 seconds on a line of 400 kbit/s. */
const largeBytes = 1_000_000;
/**
 * The longest side in pixels and the quality; the first that fits is taken. At first a page of A4 has 200 dots an inch,
 * so that its small print can be read.
 */
const attempts = [
  { side: 2400, quality: 0.85 },
  { side: 2400, quality: 0.7 },
  { side: 1600, quality: 0.7 },
  { side: 1200, quality: 0.6 },
];

/**
 * A picture as it is sent: a large one, such as a camera's, drawn smaller as a JPEG of at most 2 MB, its right side up;
 * one of another kind as a JPEG. Anything else, and what this browser cannot draw, stays what it is.
 */
export async function fittingPicture(file: File): Promise<File> {
  const isKept = imageTypes.some((type) => type === file.type);
  if (!file.type.startsWith('image/') || (isKept && file.size <= largeBytes)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return file;
  try {
    for (const { side, quality } of attempts) {
      const canvas = drawn(picture, side);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob !== null && blob.size <= largestDocumentBytes && !(isKept && blob.size >= file.size))
        return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
    }
  } finally {
    picture.close();
  }
  return file;
}

/** The picture on white, since a JPEG knows nothing behind it, no longer than `longestSide`. */
function drawn(picture: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
