import { clarify, obfuscate } from './obfuscation.ts';

/** Reads an obfuscated entry; null when there is none, or when the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : clarify(stored);
  } catch {
    return null;
  }
}

/** Writes an obfuscated entry, or removes it. Where the browser refuses storage the page lives without. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, obfuscate(text));
  } catch {
    // Private windows of some browsers refuse storage; what was to be kept then lasts as long as the page.
  }
}

/** Entries of whoever is signed in: half-written documents, what they chose lately. Signing out removes them. */
export const ownPrefix = 'bahi.own.';

/** Those among them that do not name their user: they go when the same person switches to another business, too. */
export const sharedPrefix = `${ownPrefix}shared.`;

/** What was typed when a session ended, in the storage of its tab. */
export const keptFormsKey = `${ownPrefix}forms`;

/** Whoever signs out leaves nothing of theirs behind. */
export function forgetOwn(): void {
  forgetStored(ownPrefix);
  sessionStorage.removeItem(keptFormsKey);
}

/** Whoever switches to another business takes nothing of this one there; their drafts here wait for them by name. */
export function forgetShared(): void {
  forgetStored(sharedPrefix);
  sessionStorage.removeItem(keptFormsKey);
}

function forgetStored(prefix: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) localStorage.removeItem(key);
}

/** Calls back when another tab changes an entry. Returns what ends the listening. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
