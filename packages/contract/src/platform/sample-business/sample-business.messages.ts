import { messages } from '../../messages.ts';

export const sampleBusinessMessages = messages('sampleBusiness', {
  begun: { en: 'The sample business is being made', ne: 'नमुना व्यवसाय बन्दै छ' },
  removed: { en: 'The sample business is being removed', ne: 'नमुना व्यवसाय हट्दै छ' },
  staysInside: {
    en: 'This is a sample business: nothing goes out from here. Try it in your own business',
    ne: 'यो नमुना व्यवसाय हो: यहाँबाट केही बाहिर जाँदैन। आफ्नै व्यवसायमा गर्नुहोस्',
  },
  underWay: {
    en: 'The sample business is being made or removed. Wait a moment',
    ne: 'नमुना व्यवसाय बन्दै वा हट्दै छ। एक छिन पर्खनुहोस्',
  },
  notReady: { en: 'There is no sample business to enter', ne: 'जान मिल्ने नमुना व्यवसाय छैन' },
  tooMany: {
    en: 'At most {count} sample businesses can be made a day. Try again tomorrow',
    ne: 'दिनमा बढीमा {count} नमुना व्यवसाय बनाउन मिल्छ। भोलि फेरि गर्नुहोस्',
  },
});
