import { messages } from '../../messages.ts';
import { sampleBusinessWords } from './sample-business-words.ts';

/** The words of the sample business: its screen, the ways to it, and the band that stands over all of its screens. */
export const sampleBusinessScreenMessages = messages('sampleBusinessScreen', {
  ...sampleBusinessWords,
  text: {
    en: 'A grocery with items, customers, invoices, stock and books of four months, all invented. Sell, cancel, close: nothing of it reaches your own books, and nothing goes out from it, neither e-mail nor SMS nor links. All its papers are marked as samples.',
    ne: 'चार महिनाका सामान, ग्राहक, बिल, मौज्दात र खाता भएको किराना, सबै काल्पनिक। बेच्नुहोस्, रद्द गर्नुहोस्, बन्द गर्नुहोस्: आफ्नो खातामा केही पर्दैन, इमेल, एसएमएस वा लिङ्क केही बाहिर जाँदैन। यसका सबै कागजमा नमुनाको छाप हुन्छ।',
  },
  rest: {
    en: 'After {days} {days|day|days} in which nobody enters it, it goes away by itself; sooner where this installation has very many.',
    ne: '{days} दिनसम्म कोही नगए आफैँ हट्छ; यस प्रणालीमा धेरै भए अलि चाँडै।',
  },
  NONE: { en: 'There is none yet', ne: 'अहिलेसम्म छैन' },
  WAITING: { en: 'Soon being made', ne: 'अब बन्न थाल्छ' },
  MAKING: { en: 'Being made: a minute or two', ne: 'बन्दै छ: एक-दुई मिनेट लाग्छ' },
  READY: { en: 'Ready', ne: 'तयार छ' },
  FAILED: { en: 'It could not be made or removed', ne: 'बन्न वा हट्न सकेन' },
  LEAVING: { en: 'Being removed', ne: 'हट्दै छ' },
  begunBy: { en: 'Begun by', ne: 'सुरु गर्ने' },
  begin: { en: 'Make a sample business', ne: 'नमुना व्यवसाय बनाउनुहोस्' },
  enter: { en: 'Go to the sample business', ne: 'नमुना व्यवसायमा जानुहोस्' },
  again: { en: 'Begin anew', ne: 'नयाँ सुरु गर्नुहोस्' },
  againQuestion: {
    en: 'What was done in the sample business goes, and another one is made in its place.',
    ne: 'नमुना व्यवसायमा गरेको सबै हट्छ, र त्यसको ठाउँमा अर्को बन्छ।',
  },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  removeQuestion: {
    en: 'The sample business goes with all that was done in it. Your own business stays as it is.',
    ne: 'नमुना व्यवसाय त्यसमा गरेको सबैसँग हट्छ। तपाईंको आफ्नो व्यवसाय जस्ताको तस्तै रहन्छ।',
  },
  band: { en: 'Sample business: nothing here is real', ne: 'नमुना व्यवसाय: यहाँको केही पनि वास्तविक होइन' },
  back: { en: 'Back to your business', ne: 'आफ्नो व्यवसायमा फर्कनुहोस्' },
});
