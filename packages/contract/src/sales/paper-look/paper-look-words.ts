import type { Text } from '../../messages.ts';
import type { LogoPlace, PaperColour, PaperLayout } from './paper-look-choices.ts';

/** What the layouts, the colours and the places of the logo are called, on their screen and in the data download. */
export const paperLookWords = {
  CLASSIC: { en: 'Classic', ne: 'परम्परागत' },
  MODERN: { en: 'Modern', ne: 'आधुनिक' },
  COMPACT: { en: 'Compact', ne: 'ठाउँ बचाउने' },
  INDIGO: { en: 'Indigo', ne: 'गाढा नीलो' },
  TEAL: { en: 'Teal', ne: 'समुद्री हरियो' },
  GREEN: { en: 'Green', ne: 'हरियो' },
  MAROON: { en: 'Maroon', ne: 'गाढा रातो' },
  BROWN: { en: 'Brown', ne: 'खैरो' },
  BLACK: { en: 'Black', ne: 'कालो' },
  LEFT: { en: 'On the left', ne: 'बायाँतिर' },
  CENTRE: { en: 'In the middle', ne: 'बीचमा' },
} as const satisfies Record<PaperLayout | PaperColour | Exclude<LogoPlace, 'NONE'>, Text>;
