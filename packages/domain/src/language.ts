/** The two languages of the product; Nepali is the default (specification, section 9). */
export const languages = ['ne', 'en'] as const;

export type Language = (typeof languages)[number];

/** A word or a sentence in both languages. */
export type BilingualText = { readonly en: string; readonly ne: string };
