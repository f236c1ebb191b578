const mask = 'बही-खाता';

/**
 * Text for local storage that does not show at a glance what it holds (specification, section 9). This hides, it
 * does not protect: what protects a token is the cookie that it is bound to.
 */
export function obfuscate(text: string): string {
  return btoa(String.fromCodePoint(...masked(new TextEncoder().encode(text))));
}

/** The text that was obfuscated, or null when it is not of our making. */
export function clarify(stored: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(stored), (character) => character.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(masked(bytes));
  } catch {
    return null;
  }
}

function masked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const key = new TextEncoder().encode(mask);
  return Uint8Array.from(bytes, (byte, position) => byte ^ (key[position % key.length] ?? 0));
}
