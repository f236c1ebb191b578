import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { Fact } from '../../../../platform/paper/letterhead-view.ts';
import { type Label, label, word } from '../../../../platform/paper/paper-words.ts';
import { qrSvg } from '../../../../platform/paper/qr.ts';
import { softBreaks } from '../../../../platform/paper/soft-breaks.ts';
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

/**
 * The code that leads to the page of the paper. It stands beside the one that is read without asking anybody: a phone
 * opens an address only where nothing else is in the code.
 */
export function linkView(link: string | null, language: Language): { label: Label; svg: string } | null {
  return link === null ? null : { label: label('checkPaper', language), svg: qrSvg(link) };
}

type Pictured = {
  language: Language;
  title: Label;
  seller: { name: string; logo: readonly number[] | null; signature: readonly number[] | null };
  qr: string | null;
  link: { svg: string } | null;
};

/** What who hears the paper is told of it: its heading, and its pictures in the order in which they are drawn. */
export function spokenOf({ language, title, seller, qr, link }: Pictured, paper: 'A4' | 'SLIP') {
  const pictures = [
    ...(paper === 'SLIP' || seller.logo === null ? [] : [seller.name]),
    ...(qr === null ? [] : [word('code', language)]),
    ...(link === null ? [] : [word('linkCode', language)]),
    ...(paper === 'SLIP' || seller.signature === null ? [] : [word('signaturePicture', language)]),
  ];
  return { language, title: title.main, pictures };
}
