import { messages } from '../../messages.ts';

export const attributeMessages = messages('attribute', {
  swatchInvalid: { en: 'Choose a colour, such as #A01830', ne: 'रङ छान्नुहोस्, जस्तै #A01830' },
  swatchMissing: { en: 'Choose the colour of this value', ne: 'यो मानको रङ छान्नुहोस्' },
  valueUsed: {
    en: 'Items have a value that would be gone; take it from them first',
    ne: 'हटाउन लागिएको मान सामानमा छ; पहिले सामानबाट हटाउनुहोस्',
  },
  valueDouble: { en: 'This value stands here twice', ne: 'यो मान दुई पटक परेको छ' },
});
