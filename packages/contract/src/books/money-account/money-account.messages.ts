import { messages } from '../../messages.ts';

export const moneyAccountMessages = messages('moneyAccount', {
  saved: { en: 'Account saved', ne: 'खाता सुरक्षित भयो' },
  usualStays: {
    en: 'Payments that name no account go here: it stays in use',
    ne: 'खाता नतोकिएका भुक्तानी यसैमा जान्छन्: यो सक्रिय नै रहन्छ',
  },
  outletStays: {
    en: 'Payments of other outlets stand on this account: leave it to all of them',
    ne: 'यो खातामा अरू आउटलेटका भुक्तानी छन्: सबै आउटलेटका लागि छोड्नुहोस्',
  },
  ofOutletAlone: {
    en: 'Choose your own outlet: accounts of all outlets are for who looks after the whole business',
    ne: 'आफ्नै आउटलेट छान्नुहोस्: सबै आउटलेटका खाता पूरै व्यवसाय हेर्नेले मिलाउँछन्',
  },
  usualEverywhere: {
    en: 'Payments of every outlet that name no account go here: leave the outlet empty',
    ne: 'खाता नतोकिएका सबै आउटलेटका भुक्तानी यसैमा जान्छन्: आउटलेट खाली छोड्नुहोस्',
  },
});
