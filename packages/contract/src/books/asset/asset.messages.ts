import { messages } from '../../messages.ts';

/** What the server says of fixed assets. */
export const assetMessages = messages('asset', {
  saved: { en: 'Fixed asset saved', ne: 'स्थिर सम्पत्ति सुरक्षित भयो' },
  removed: { en: 'Fixed asset removed from the register', ne: 'स्थिर सम्पत्ति सूचीबाट हट्यो' },
  disposed: { en: '{name} is no longer in use', ne: '{name} अब प्रयोगमा छैन' },
  restored: { en: '{name} is in use again', ne: '{name} फेरि प्रयोगमा छ' },
  posted: { en: 'Depreciation of {year} posted', ne: 'आर्थिक वर्ष {year}को ह्रास कट्टी प्रविष्टि भयो' },
  reversed: { en: 'Depreciation of {year} taken back', ne: 'आर्थिक वर्ष {year}को ह्रास कट्टी रद्द भयो' },
  lifeOdd: { en: 'Write years to the half, up to 50', ne: 'वर्ष आधासम्म मिलाएर राख्नुहोस्, बढीमा ५०' },
  lifeOfIntangible: {
    en: 'A useful life is for pool E alone: the others are written down from what is left',
    ne: 'उपयोगी आयु समूह ङको मात्र हुन्छ: अरू बाँकी मूल्यबाट घट्छन्',
  },
  yearPosted: {
    en: 'The depreciation of {year} is posted: take it back first',
    ne: 'आर्थिक वर्ष {year}को ह्रास कट्टी भइसकेको छ: पहिले त्यो रद्द गर्नुहोस्',
  },
  disposedBefore: { en: 'It was bought on {day}', ne: 'यो {day}मा किनिएको हो' },
  notInUse: { en: 'It is no longer in use', ne: 'यो प्रयोगमा छैन' },
  inUse: { en: 'It is still in use', ne: 'यो अझै प्रयोगमा छ' },
  invoiceCredited: {
    en: 'A credit note or a draft of one is on this invoice: say the account into which the money came instead',
    ne: 'यो बिलमा क्रेडिट नोट वा त्यसको मस्यौदा छ: बरु रकम आएको खाता छान्नुहोस्',
  },
  aboveInvoice: {
    en: 'Of the sales of this invoice Rs {amount} without VAT are left',
    ne: 'यो बिलको बिक्रीमा भ्याटबाहेक रु {amount} मात्र बाँकी छ',
  },
  otherThanInvoice: {
    en: 'The invoice is of {day}: say a day from then on in the same fiscal year',
    ne: 'बिल {day}को हो: त्यही आर्थिक वर्षको, त्यस दिन वा पछिको मिति राख्नुहोस्',
  },
  soldByInvoice: {
    en: 'A fixed asset was sold by this invoice: take its disposal back first',
    ne: 'यो बिलले स्थिर सम्पत्ति बेचेको छ: पहिले त्यसको बिक्री फिर्ता लिनुहोस्',
  },
  nothing: { en: 'There is nothing to write down in {year}', ne: 'आर्थिक वर्ष {year}मा ह्रास कट्टी गर्ने केही छैन' },
  formerFirst: { en: 'Post the depreciation of {year} first', ne: 'पहिले आर्थिक वर्ष {year}को ह्रास कट्टी राख्नुहोस्' },
  notOver: {
    en: 'The year {year} is not over yet: depreciation is of its last day',
    ne: 'आर्थिक वर्ष {year} सकिएको छैन: ह्रास कट्टी वर्षको अन्तिम दिनको हुन्छ',
  },
  notPosted: { en: 'The depreciation of {year} is not posted', ne: 'आर्थिक वर्ष {year}को ह्रास कट्टी राखिएको छैन' },
  laterPosted: {
    en: 'A later year is posted: take its depreciation back first',
    ne: 'पछिको वर्षको ह्रास कट्टी राखिएको छ: पहिले त्यो रद्द गर्नुहोस्',
  },
  ofAllOutlets: {
    en: 'Pools are of all outlets together: somebody who sees all of them does it',
    ne: 'समूह सबै आउटलेटको एउटै हुन्छ: यो सबै आउटलेट हेर्न मिल्नेले गर्नुपर्छ',
  },
});
