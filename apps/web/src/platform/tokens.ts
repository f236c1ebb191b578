import { z } from '@bahi/contract/zod';
import { beginAnew, isBeginningAnew } from './navigation.ts';
import { keepOpenForms } from './kept/kept-forms.ts';
import { onStoredElsewhere, ownPrefix, readStored, writeStored } from './storage.ts';

const storedTokens = z.object({
  access: z.string(),
  refresh: z.string(),
  officeAccess: z.string().optional(),
  officeRefresh: z.string().optional(),
});
export type Tokens = z.output<typeof storedTokens>;

const key = 'bahi.session';
/** There while the session has ended by itself: the other tabs keep what is typed then, and not where somebody signs out. */
const endedKey = 'bahi.session.ended';
/** One's own tokens while one is in the sample business; signing out removes all that begins so. */
const wayBackKey = `${ownPrefix}way-back`;
const listeners = new Set<() => void>();
let current: Tokens | null | undefined;

/** The tokens of this browser, or null when nobody is signed in. */
export function getTokens(): Tokens | null {
  if (current === undefined) current = read();
  return current;
}

export function storeTokens(tokens: Tokens): void {
  current = tokens;
  writeStored(endedKey, null);
  writeStored(key, JSON.stringify(tokens));
  notify();
}

/** Keeps the tokens of one's own business while one is in its sample: signing out, or in anew, forgets them. */
export function keepWayBack(): void {
  writeStored(wayBackKey, JSON.stringify(getTokens()));
}

/** Takes one's own tokens up again; false where none wait. */
export function takeWayBack(): boolean {
  const kept = parse(readStored(wayBackKey));
  writeStored(wayBackKey, null);
  if (kept === null) return false;
  storeTokens(kept);
  return true;
}

/** Ends the session by itself: what is typed meanwhile is kept, in every tab, for who signs in again. */
export function endTokens(): void {
  if (getTokens() === null) return;
  keepOpenForms();
  writeStored(endedKey, 'true');
  forgetTokens();
}

/** Forgets the tokens: the user is signed out in every tab. */
export function clearTokens(): void {
  if (getTokens() === null) return;
  writeStored(endedKey, null);
  forgetTokens();
}

function forgetTokens(): void {
  current = null;
  writeStored(key, null);
  notify();
}

/** The token that calls carry: the office's where an outlet is chosen. */
export function bearerToken(): string | null {
  const tokens = getTokens();
  return tokens?.officeAccess ?? tokens?.access ?? null;
}

/** The outlet that an office token was given for, read from its claims. */
export function officeIdOf(token: string): number | null {
  return claimsOf(token)?.officeId ?? null;
}

/** Who is signed in, and in which outlet, as one text; null where nobody is. */
export function whoIsSignedIn(): string | null {
  const tokens = getTokens();
  return tokens === null ? null : `${claimsOf(tokens.access)?.sub ?? ''}.${chosenOfficeId() ?? ''}`;
}

/** Whether two tokens are of one user's, here or in another tab, by their claims. */
function areOfOneUser(one: string, other: string): boolean {
  return claimsOf(one)?.sub === claimsOf(other)?.sub;
}

const claims = z.object({ officeId: z.coerce.number().int().optional(), sub: z.string().optional() });

function claimsOf(token: string): z.output<typeof claims> | null {
  try {
    return claims.parse(JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))));
  } catch {
    return null;
  }
}

/** The outlet that is worked in; null for the whole business. */
export function chosenOfficeId(): number | null {
  const access = getTokens()?.officeAccess;
  return access === undefined ? null : officeIdOf(access);
}

/** The tokens as they stand in storage now: another tab may have just refreshed them. */
export function rereadTokens(): Tokens | null {
  current = read();
  return current;
}

/** What was begun in one business is not sent to another one, to which somebody switched in another tab meanwhile. */
export function leaveIfReplaced(token: string): void {
  const current = rereadTokens();
  if (current === null || areOfOneUser(current.access, token)) return;
  beginAnew();
  throw new DOMException('another business', 'AbortError');
}

/** Does what changes the tokens of this browser, one after another in all its tabs. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  // Locks exist only in secure contexts; without them the server's ten seconds of grace cover two tabs.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('bahi.refresh', work);
}

/** Calls back whenever the tokens change, here or in another tab. */
export function onTokensChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStoredElsewhere(key, followOthers);

// A page that the browser brings back as it was left heard nothing meanwhile; one that was left by switching shows the
// other business still.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  if (isBeginningAnew()) beginAnew();
  else followOthers();
});

function followOthers(): void {
  const before = getTokens();
  current = read();
  // Whoever listens takes the forms away.
  if (before !== null && current === null && readStored(endedKey) !== null) keepOpenForms();
  // Somebody switched to another business in another tab: nothing of this one stands here any longer.
  if (before !== null && current !== null && !areOfOneUser(before.access, current.access)) return beginAnew();
  return notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function read(): Tokens | null {
  return parse(readStored(key));
}

function parse(text: string | null): Tokens | null {
  try {
    return storedTokens.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
