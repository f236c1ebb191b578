import type { ReceiptFacts } from '@bahi/contract/sales/sharing/signed-receipt';

/**
 * Why a file proves nothing: it is no receipt, its key is none of these, no keys came, it was changed, or the browser cannot
 * tell.
 */
export type Doubt = 'notReceipt' | 'unknownKey' | 'noKeys' | 'changed' | 'cannotCheck';
export type Checked = { receipt: ReceiptFacts } | { doubt: Doubt };

/**
 * Checks a signed receipt with public keys (a JSON Web Key Set; null where none came), in this browser and without asking
 * anybody. What it says is read from what was signed; what stands beside it to be read must say the same.
 */
export async function checkReceipt(fileText: string, keysText: string | null): Promise<Checked> {
  const file = objectOf(parsed(fileText));
  const [head, body, mark, ...more] = typeof file['signature'] === 'string' ? file['signature'].split('.') : [];
  if (head === undefined || body === undefined || mark === undefined || more.length > 0) return { doubt: 'notReceipt' };
  if (keysText === null) return { doubt: 'noKeys' };
  const { alg, kid } = objectOf(parsed(textOf(head)));
  const key = keysIn(keysText).find((one) => one['kid'] === kid);
  if (key === undefined || alg !== 'EdDSA') return { doubt: 'unknownKey' };
  const isSigned = await isSignedBy(key, `${head}.${body}`, mark).catch(() => null);
  if (isSigned === null) return { doubt: 'cannotCheck' };
  const signed = parsed(textOf(body));
  if (!isSigned || !isReceipt(signed) || !isSame(signed, file['receipt'])) return { doubt: 'changed' };
  return { receipt: signed };
}

async function isSignedBy(key: JsonWebKey, text: string, mark: string): Promise<boolean> {
  const { kty = '', crv = '', x = '' } = key;
  const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, bytesOf(mark), new TextEncoder().encode(text));
}

function keysIn(text: string): Record<string, string>[] {
  const { keys } = objectOf(parsed(text));
  return Array.isArray(keys) ? keys.map(objectOf).map(textsOf) : [];
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** What was signed was made by the server; a file of something else has no version of these. */
function isReceipt(value: unknown): value is ReceiptFacts {
  return objectOf(value)['version'] === 1;
}

/** Whether two values of JSON say the same, whatever the order of their fields. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right;
  const [one, other] = [objectOf(left), objectOf(right)];
  const names = Object.keys(one);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textOf(base64Url: string): string {
  return new TextDecoder().decode(bytesOf(base64Url));
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0) ?? 0);
  } catch {
    return new Uint8Array();
  }
}
