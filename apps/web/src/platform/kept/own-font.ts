import { readStored, writeStored } from '../storage.ts';

const key = 'bahi.font';
/** Where nothing tells that a screen has come to rest. */
const latestMilliseconds = 10_000;

/**
 * Has texts stand in the product's own font. On a first visit its files would travel beside what the screen is made of,
 * and as long: until that is there, the system's own font of both scripts does.
 */
export function showOwnFont(): void {
  if ('font' in document.documentElement.dataset) return;
  document.documentElement.dataset['font'] = 'own';
  writeStored(key, 'fetched');
}

/** Begins with it in a browser that has it already. */
export function beginWithFont(): void {
  if (readStored(key) === null) setTimeout(showOwnFont, latestMilliseconds);
  else showOwnFont();
}
