import { messages } from '../../messages.ts';

/** What the server says of the end of a fiscal year. */
export const yearEndMessages = messages('yearEnd', {
  closed: { en: 'Year {year} closed', ne: 'आर्थिक वर्ष {year}को वर्षान्त भयो' },
  reopened: { en: 'Closing of {year} taken back', ne: 'आर्थिक वर्ष {year}को वर्षान्त भौचर रद्द भयो' },
  unknown: { en: 'This is no fiscal year: write it like {year}', ne: 'यस्तो आर्थिक वर्ष छैन: {year} जस्तै राख्नुहोस्' },
  notOver: { en: 'The year {year} ends on {day}', ne: 'आर्थिक वर्ष {year} {day}मा सकिन्छ' },
  alreadyClosed: { en: 'The year {year} is closed already', ne: 'आर्थिक वर्ष {year}को वर्षान्त भइसकेको छ' },
  nothing: {
    en: 'Nothing was earned or spent in {year}: there is nothing to close',
    ne: 'आर्थिक वर्ष {year}मा आम्दानी र खर्च छैन: वर्षान्त भौचर चाहिँदैन',
  },
  formerFirst: {
    en: 'Close the year {year} first: years are closed in their order',
    ne: 'पहिले आर्थिक वर्ष {year}को वर्षान्त गर्नुहोस्: वर्षान्त क्रमैसँग हुन्छ',
  },
  depreciationFirst: {
    en: 'Post the depreciation of {year} first: nothing is written into a closed year',
    ne: 'पहिले आर्थिक वर्ष {year}को ह्रास कट्टी राख्नुहोस्: वर्षान्तपछि वर्षभित्र केही लेखिँदैन',
  },
  notClosed: { en: 'The year {year} has no closing voucher', ne: 'आर्थिक वर्ष {year}को वर्षान्त भौचर छैन' },
  locked: {
    en: 'The books are locked through {day}: the owner unlocks them before',
    ne: '{day}सम्मको हिसाब बन्द छ: पहिले मालिकले खोल्नुपर्छ',
  },
  laterClosed: {
    en: 'A later year is closed: take that closing back first',
    ne: 'पछिको वर्षको वर्षान्त भइसकेको छ: पहिले त्यसको भौचर रद्द गर्नुहोस्',
  },
  ofAllOutlets: {
    en: 'A year is closed in all outlets: somebody who sees all of them does it',
    ne: 'वर्षान्त सबै आउटलेटको हुन्छ: यो सबै आउटलेट हेर्न मिल्नेले गर्नुपर्छ',
  },
});
