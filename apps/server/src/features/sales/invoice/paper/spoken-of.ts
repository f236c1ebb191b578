import type { Language } from '@bahi/domain/language';
import { type Label, word } from '@bahi/contract/paper/paper-words';

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
