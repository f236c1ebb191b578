import { toLatin } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';

/** Writes a wire value for reading, grouped and in the digits of the language; null when it is no such number. */
export type NumberWriter = (value: string | number, language: Language) => string | null;

/**
 * The text of a number field: as typed while it has the focus, written properly otherwise. What is handed on is in
 * Latin digits without separators, as it is sent; unreadable text is handed on as it is, for the schema to refuse.
 */
export function useNumberText(value: unknown, write: NumberWriter, change: (value: string) => void) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const known = typeof value === 'string' || typeof value === 'number' ? value : '';
  const written = known === '' ? '' : (write(known, language) ?? String(known));
  return {
    shown: typed ?? written,
    focus: () => setTyped(written),
    type: (text: string) => {
      setTyped(text);
      change(toLatin(text).replace(/[,\s]/g, ''));
    },
    leave: () => setTyped(null),
  };
}
