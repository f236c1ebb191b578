import { type Language, languages } from '@bahi/domain/language';
import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

const key = 'bahi.language';
/** What the page came in: Nepali (specification, section 9), or what the platform has set. */
const offered = languages.find((language) => language === document.documentElement.lang) ?? 'ne';
const listeners = new Set<(language: Language) => void>();
let current = read();
document.documentElement.lang = current;

export function getLanguage(): Language {
  return current;
}

/** Changes the language of the page, and of the product's other tabs in this browser. */
export function setLanguage(language: Language): void {
  writeStored(key, language);
  apply(language);
}

export function onLanguageChanged(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language, kept up to date. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChanged, getLanguage);
}

onStoredElsewhere(key, () => apply(read()));

function apply(language: Language): void {
  if (language === current) return;
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener(language);
}

function read(): Language {
  const stored = readStored(key);
  return languages.find((language) => language === stored) ?? offered;
}
