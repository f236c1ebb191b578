/** What the bytes of a text file are; null where they are UTF-16 without the mark that says so, or of no known script. */
export type DecodedText = { readonly text: string } | { readonly unreadable: 'UTF16' | 'OTHER' };

const utf16Little = [0xff, 0xfe];
const utf16Big = [0xfe, 0xff];
/** Letters of a text in UTF-16 have a zero beside them; of one in UTF-8 none has. */
const lookedAt = 4000;

/**
 * A text in UTF-8, or in UTF-16 with its mark. Anything else is named and not guessed: a wrong guess would store names
 * that nobody can read.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (beginsWith(bytes, utf16Little)) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (beginsWith(bytes, utf16Big)) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.subarray(0, lookedAt).includes(0)) return { unreadable: 'UTF16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { unreadable: 'OTHER' };
  }
}

/** What an HTML page says of its own letters, where it is one of the two old encodings that each byte is a letter of. */
export function decodeDeclaredText(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, lookedAt));
  const isDeclared = /<meta[^>]+charset\s*=\s*["']?(?:windows-1252|iso-8859-1)\b/iu.test(head);
  return isDeclared ? new TextDecoder('windows-1252').decode(bytes) : null;
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
