import { messages } from '../../messages.ts';

export const calendarYearMessages = messages('calendarYear', {
  yearRange: { en: 'A year from 1970 to 2100', ne: '१९७० देखि २१०० सम्मको साल' },
  monthDays: { en: '29 to 32', ne: '२९ देखि ३२' },
  yearDays: {
    en: 'The twelve months do not add up: a year has 365 or 366 days',
    ne: 'बाह्र महिनाको जोड मिलेन: वर्षमा ३६५ वा ३६६ दिन हुन्छ',
  },
  twice: { en: 'This year is here twice', ne: 'यो साल दुई पटक परेको छ' },
  officialGap: {
    en: 'The year {year} is still provisional: official lengths begin with it',
    ne: '{year} साल अझै अनुमानित छ: आधिकारिक दिनगन्ती त्यहीँबाट सुरु गर्नुहोस्',
  },
  neighbourFixed: {
    en: 'The year {next} would begin on another day, but it is official: the lengths before it must fit',
    ne: '{next} साल अर्कै दिनमा सुरु हुन्छ, तर त्यो आधिकारिक छ: अघिल्ला सालको दिनगन्ती मिल्नुपर्छ',
  },
  postedOn: {
    en: 'Something is posted on {date}, and its date would become another one. What is printed on invoices stays',
    ne: '{date}मा कारोबार चढेको छ, त्यसको मिति फेरिन्छ। बिलमा छापिएको मिति फेर्न मिल्दैन',
  },
  shiftUnsaid: {
    en: 'From {year} on years would begin on another day: confirm that they are to',
    ne: '{year}देखिका साल अर्कै दिनमा सुरु हुन्छन्: त्यसो गर्ने हो भने स्वीकार गर्नुहोस्',
  },
  saved: {
    en: 'Calendar saved. In force on every server within seconds',
    ne: 'पात्रो सुरक्षित भयो। केही सेकेन्डमै सबै सर्भरमा लागू हुन्छ',
  },
});
