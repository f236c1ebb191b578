export type Language = 'ne' | 'en';

/** Where the web app keeps the language in local storage. */
export const languageKey = 'bahi.language';

const mask = Buffer.from('बही-खाता');

/** The language as the web app keeps it. */
export function storedLanguage(language: Language): string {
  return hidden(language);
}

/** A text as the web app keeps it: hidden from a glance (the web's platform/obfuscation). */
export function hidden(text: string): string {
  const bytes = Buffer.from(text);
  return Buffer.from(bytes.map((byte, position) => byte ^ (mask[position % mask.length] ?? 0))).toString('base64');
}
