import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { Fact } from './letterhead-view.ts';
import { type Label, label } from './paper-words.ts';
import { softBreaks } from './soft-breaks.ts';
import type { CopyNumber } from './invoice-data.ts';

/** Which copy of it a paper is. */
export function copyLabel(copyNumber: CopyNumber, language: Language): Label {
  if (copyNumber === null) return label('viewOnly', language);
  if (copyNumber === 'SENT') return label('sent', language);
  return copyNumber === 0 ? label('original', language) : label('copyOfOriginal', language, { count: copyNumber });
}

type Printed = { enteredBy: string; printedBy: string; printedAt: string };

/** Who wrote it, and who printed it when, where anybody did. */
export function footFacts({ enteredBy, printedBy, printedAt }: Printed, language: Language): Fact[] {
  const fact = (key: 'enteredBy' | 'printedBy' | 'printedAt', value: string): Fact => ({
    label: label(key, language),
    value,
    note: '',
  });
  return [
    fact('enteredBy', softBreaks(enteredBy.trim())),
    ...(printedBy === ''
      ? []
      : [fact('printedBy', softBreaks(printedBy.trim())), fact('printedAt', inDigitsOf(printedAt, language))]),
  ];
}
