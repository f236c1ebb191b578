import type { Language } from '@bahi/domain/language';
import { type Label, label } from '@bahi/contract/paper/paper-words';
import { qrSvg } from './qr.ts';

/**
 * The code that leads to the page of the paper. It stands beside the one that is read without asking anybody: a phone
 * opens an address only where nothing else is in the code.
 */
export function linkView(link: string | null, language: Language): { label: Label; svg: string } | null {
  return link === null ? null : { label: label('checkPaper', language), svg: qrSvg(link) };
}
