import { messages } from '../../messages.ts';

export const labelMessages = messages('label', {
  tooMany: {
    en: 'At most {most} labels are printed at once; take fewer copies, or print in parts',
    ne: 'एकै पटक बढीमा {most} लेबल छापिन्छन्; प्रति घटाउनुहोस् वा भाग गरेर छाप्नुहोस्',
  },
  codeLong: {
    en: 'The barcode of {name} is too long for this label; choose a larger one',
    ne: '{name}को बारकोड यो लेबलमा अटाउँदैन; ठूलो लेबल छान्नुहोस्',
  },
  startBeyond: {
    en: 'The sheet has {places} {places|place|places}',
    ne: 'यो कागजमा {places} ठाउँ मात्र छन्',
  },
});
