import { messages } from '../../messages.ts';

export const moneyAccountMessages = messages('moneyAccount', {
  saved: { en: 'Account saved', ne: 'खाता सुरक्षित भयो' },
  usualStays: {
    en: 'Payments that name no account go here: it stays in use',
    ne: 'खाता नतोकिएका भुक्तानी यसैमा जान्छन्: यो सक्रिय नै रहन्छ',
  },
  usualEverywhere: {
    en: 'Payments of every outlet that name no account go here: leave the outlet empty',
    ne: 'खाता नतोकिएका सबै आउटलेटका भुक्तानी यसैमा जान्छन्: आउटलेट खाली छोड्नुहोस्',
  },
});
