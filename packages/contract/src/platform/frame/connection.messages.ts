import { messages } from '../../messages.ts';

/** What the client itself has to say about calls that did not come through (specification, section 8). */
export const connectionMessages = messages('connection', {
  sessionExpired: { en: 'Your session has expired.', ne: 'तपाईंको सत्रको समय सकियो।' },
  formKept: {
    en: 'What you had typed is kept: open the form again to go on.',
    ne: 'तपाईंले भर्दै गरेको कुरा सुरक्षित छ: फारम फेरि खोलेर अघि बढ्नुहोस्।',
  },
  timeout: {
    en: 'Server is taking too long to respond, please try again in sometime!',
    ne: 'सर्भरले जवाफ दिन धेरै समय लगायो, कृपया केही बेरपछि फेरि प्रयास गर्नुहोस्!',
  },
  unreachable: {
    en: 'The server is taking too long to respond. The reason may be poor connectivity or an error of the server. Please try again in a while!',
    ne: 'सर्भरले जवाफ दिन धेरै समय लगायो। इन्टरनेट कमजोर वा सर्भरमा समस्या भएको हुन सक्छ। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्!',
  },
  noAnswer: { en: 'Server could not be reached', ne: 'सर्भरसँग सम्पर्क हुन सकेन' },
  outdated: {
    en: 'It could not be loaded: Bahi may have been renewed. Save what you have and refresh the page.',
    ne: 'ल्याउन सकिएन: बही नयाँ भएको हुन सक्छ। काम सुरक्षित गरेर स्क्रिन फेरि खोल्नुहोस्।',
  },
  dismiss: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  unexpected: { en: 'Something went wrong', ne: 'केही गडबडी भयो' },
});
