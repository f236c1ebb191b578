import { Buffer } from 'node:buffer';

/** A PNG of one red pixel. */
export function picture(): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  );
  return new File([bytes], 'logo.png', { type: 'image/png' });
}
