import { paperColours } from '../sales/paper-look/paper-look-choices.ts';
import type { RegisterType } from '../enumeration.ts';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { PaperDate, PaperSeller, PaperText, PaperWithdrawal } from './paper-data.ts';
import { type Label, label, nameIn, otherNameIn, type PaperWord, word } from './paper-words.ts';
import { softBreaks } from './soft-breaks.ts';

/** One head with its value, and beside it, smaller, the same said otherwise (the AD date of a BS date). */
export type Fact = { readonly label: Label; readonly value: string; readonly note: string };

export type LetterheadView = ReturnType<typeof letterheadView>;

/** Across each paper of a sample business, in both languages whatever the paper's is. */
export const sampleMark = 'नमुना · SAMPLE';

/** Where a PNG is too large or none at all, the paper goes without. */
const largestPictureBytes = 300_000;
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whose paper it is, as its head shows it. */
export function letterheadView(seller: PaperSeller, registerType: RegisterType, language: Language) {
  const text = (value: string): string => softBreaks(value.trim());
  const digits = (value: string): string => inDigitsOf(value, language);
  const { look } = seller;
  return {
    name: text(nameIn(seller.name, language)),
    otherName: text(otherNameIn(seller.name, language)),
    address: text(nameIn(seller.address, language)),
    phone: seller.phone === null ? null : { label: word('phone', language), value: digits(seller.phone) },
    panLabel: label(registerType === 'VAT' ? 'panVat' : 'pan', language),
    panDigits: digits(seller.pan ?? '').split(''),
    logo: look.logoPlace === 'NONE' ? null : pictureBytes(look.logoPng),
    signature: pictureBytes(look.signaturePng),
    footer: footerIn(look.footer, language),
    sampleMark: look.isSample === true ? sampleMark : null,
    look: {
      layout: look.layout,
      logoPlace: look.logoPlace,
      colour: look.colour,
      accent: paperColours[look.colour],
    },
  };
}

/** The footer in the language of the paper, or in the one that it was written in. */
function footerIn({ en, ne }: PaperText, language: Language): string {
  const [own, other] = language === 'ne' ? [ne, en] : [en, ne];
  return softBreaks((own?.trim() || other?.trim()) ?? '');
}

/** A day in both calendars: BS first, marked where its calendar is provisional, AD as the note. */
export function dateTexts({ day, bs, isProvisional }: PaperDate, language: Language): Pick<Fact, 'value' | 'note'> {
  return {
    value: word('dateBs', language, { date: bs }) + (isProvisional ? '*' : ''),
    note: word('dateAd', language, { date: formatAdDate(day) }),
  };
}

/** What the mark of a provisional date means; null on a paper without one. */
export function footnoteOf(dates: readonly PaperDate[], language: Language): string | null {
  return dates.some(({ isProvisional }) => isProvisional) ? `* ${word('provisional', language)}` : null;
}

/** When a paper was taken back, why and by whom, under `heads` in this order. */
export function withdrawalFacts(
  { on, reason, by }: PaperWithdrawal,
  heads: readonly [PaperWord, PaperWord, PaperWord],
  language: Language,
): Fact[] {
  const { value, note } = dateTexts(on, language);
  return [`${value} (${note})`, softBreaks(reason.trim()), softBreaks(by.trim())].flatMap((text, position) => {
    const head = heads[position];
    return head === undefined || text === '' ? [] : [{ label: label(head, language), value: text, note: '' }];
  });
}

function pictureBytes(png: Uint8Array | null): number[] | null {
  if (png === null || png.length > largestPictureBytes) return null;
  return pngSignature.every((byte, position) => png[position] === byte) ? [...png] : null;
}
