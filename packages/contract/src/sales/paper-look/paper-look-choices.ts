import { choiceOf } from '../../enumeration.ts';

/** How bills are laid out on A4: ruled like a bill book, with a coloured head, or with dense lines. */
export const paperLayouts = ['CLASSIC', 'MODERN', 'COMPACT'] as const;
export type PaperLayout = (typeof paperLayouts)[number];

/**
 * The colours of bills. White stands on each, and each on white, at 7:1 or more (WCAG 2.2, 1.4.6): what is printed or
 * copied in grey is as dark, so it stays legible.
 */
export const paperColours = {
  INDIGO: '#2e3a8c',
  TEAL: '#0b5563',
  GREEN: '#1d5a2c',
  MAROON: '#7d1f2f',
  BROWN: '#5d3f24',
  BLACK: '#262a33',
} as const;
export type PaperColour = keyof typeof paperColours;
export const paperColourNames = ['INDIGO', 'TEAL', 'GREEN', 'MAROON', 'BROWN', 'BLACK'] as const;

/** Where the logo stands on papers; `NONE` leaves it to the screens. */
export const logoPlaces = ['LEFT', 'CENTRE', 'NONE'] as const;
export type LogoPlace = (typeof logoPlaces)[number];

/** One line at the foot of each page, of as many characters in each language. */
export const longestPaperFooter = 120;

export const paperLayout = choiceOf(paperLayouts);
export const paperColour = choiceOf(paperColourNames);
export const logoPlace = choiceOf(logoPlaces);
