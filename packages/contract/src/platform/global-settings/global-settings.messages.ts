import { messages } from '../../messages.ts';

export const globalSettingsMessages = messages('globalSettings', {
  fromEnvironment: {
    en: 'Set by {variable} on the server, so it cannot be changed here',
    ne: 'सर्भरको {variable}बाट तोकिएको छ, यहाँबाट फेर्न मिल्दैन',
  },
  addressInvalid: {
    en: 'Write the address like https://bahi.example.com',
    ne: 'ठेगाना https://bahi.example.com जस्तै लेख्नुहोस्',
  },
  minutesRange: { en: 'From 1 to 60 minutes', ne: '१ देखि ६० मिनेटसम्म' },
  hoursRange: { en: 'From 1 to 720 hours', ne: '१ देखि ७२० घण्टासम्म' },
  daysRange: { en: 'From 1 to 90 days', ne: '१ देखि ९० दिनसम्म' },
  idleTooLong: {
    en: 'Cannot be longer than the whole session',
    ne: 'पूरै सत्रभन्दा लामो हुन सक्दैन',
  },
  saved: {
    en: 'Saved. In force on every server within seconds',
    ne: 'सुरक्षित भयो। केही सेकेन्डमै सबै सर्भरमा लागू हुन्छ',
  },
});
