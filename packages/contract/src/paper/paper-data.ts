import type { PaperColour, PaperLayout, LogoPlace } from '../sales/paper-look/paper-look-choices.ts';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { Quantity } from '@bahi/domain/numbers/quantity';

/** Words in both languages; where the Nepali is missing the English is printed. */
export type PaperText = { readonly en: string; readonly ne: string | null };

/** A day and the BS date as it was printed first (`2083-08-04`, Latin digits): a newer calendar does not move it. */
export type PaperDate = {
  readonly day: CalendarDay;
  readonly bs: string;
  /** The BS calendar of its year is not official yet. */
  readonly isProvisional: boolean;
};

/** That a paper counts no more: since when, why, and by whose act. */
export type PaperWithdrawal = { readonly on: PaperDate; readonly reason: string; readonly by: string };

export type PaperLine = {
  /** The line's place on the bill, from 1. */
  readonly number: number;
  /** Names size and model too, where the goods have them. */
  readonly particulars: PaperText;
  readonly brand: PaperText | null;
  readonly hsCode: string | null;
  readonly quantity: Quantity;
  /** What goes along for nothing, in the same unit. */
  readonly free?: Quantity;
  readonly unit: PaperText;
  /** All of it in the item's own unit, where the line is in another. */
  readonly counted?: { readonly quantity: Quantity; readonly unit: PaperText };
  /** Of one unit, before VAT. */
  readonly rate: Paisa;
  /** Taken off by the line's own discount. */
  readonly discount: Paisa;
  /** Quantity × rate − discount; these add up to the sub total. */
  readonly amount: Paisa;
  readonly remarks?: string | null;
  /** The batches of goods that expire, as packs bear them. */
  readonly batches?: readonly { readonly number: string; readonly expiresOn: string }[];
};

/** A line whose price can be told with VAT. */
export type TaxedLine = PaperLine & {
  /** Of one unit. */
  readonly rateWithVat: Paisa;
  /** Of the line, after its part of the paper's discount. */
  readonly vat: Paisa;
  /** In hundredths of a percent. */
  readonly taxRateHundredths: number;
};

/** VAT of one rate, in hundredths of a percent: 13 % is 1300. */
export type PaperVat = { readonly taxRateHundredths: number; readonly vat: Paisa };

/** Whose paper it is: what the letterhead shows. */
export type PaperSeller = {
  readonly name: PaperText;
  readonly address: PaperText;
  readonly pan: string | null;
  readonly phone: string | null;
  readonly look: PaperLook;
};

/** How a business wants its papers to look today. Pictures are the bytes of a PNG, at most 300 kB; all else is left out. */
export type PaperLook = {
  readonly layout: PaperLayout;
  readonly colour: PaperColour;
  readonly logoPlace: LogoPlace;
  readonly logoPng: Uint8Array | null;
  /** Stands over the line of the seller's signature. */
  readonly signaturePng: Uint8Array | null;
  /** The business is a sample of another one: each paper of it says so across. */
  readonly isSample?: boolean;
  /** One line at the foot of each page of a bill. */
  readonly footer: PaperText;
};
