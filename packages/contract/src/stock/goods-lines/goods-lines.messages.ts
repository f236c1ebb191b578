import { messages } from '../../messages.ts';

/** What is said of lines of items and services, by their form and by the server. */
export const goodsLinesMessages = messages('goodsLines', {
  linesMissing: { en: 'Add at least one line', ne: 'कम्तीमा एउटा सामान थप्नुहोस्' },
  linesMany: { en: 'At most 500 lines', ne: 'बढीमा ५०० हरफ' },
  issuedFuture: { en: 'The document date cannot be in the future', ne: 'बिल मिति आजपछिको हुन सक्दैन' },
  quantityNotPositive: { en: 'The quantity must be above 0', ne: 'परिमाण ० भन्दा बढी हुनुपर्छ' },
  rateNotPositive: { en: 'The rate must be above 0', ne: 'दर ० भन्दा बढी हुनुपर्छ' },
  discountAboveLine: { en: 'The discount is above the line', ne: 'छुट हरफको रकमभन्दा बढी भयो' },
  discountAboveTotal: { en: 'The discount is above the total', ne: 'छुट जम्मा रकमभन्दा बढी भयो' },
  totalTooLarge: { en: 'The total is too large', ne: 'जम्मा रकम धेरै ठूलो भयो' },
  totalNotPositive: { en: 'The total must be above 0', ne: 'जम्मा रकम ० भन्दा बढी हुनुपर्छ' },
  totalDiffers: {
    en: 'Rules or rates have changed and the figures were drawn anew: look at the total and issue again',
    ne: 'नियम वा दर फेरिएकाले हिसाब नयाँ गरियो: जम्मा रकम हेरेर फेरि जारी गर्नुहोस्',
  },
  pricesCame: {
    en: 'Prices of the price lists have come: look at the total and issue again',
    ne: 'मूल्यसूचीका मूल्य आए: जम्मा रकम हेरेर फेरि जारी गर्नुहोस्',
  },
  issuedBefore: { en: 'This is already issued', ne: 'यो पहिले नै जारी भइसकेको छ' },
  draftOnly: { en: 'Only a draft can be deleted', ne: 'मस्यौदा मात्र मेट्न मिल्छ' },
  itemUnknown: { en: 'This item does not exist', ne: 'यो सामान भेटिएन' },
  itemInactive: { en: 'This item is inactive', ne: 'यो सामान निष्क्रिय छ' },
  serviceUnknown: { en: 'This service does not exist', ne: 'यो सेवा भेटिएन' },
  serviceInactive: { en: 'This service is inactive', ne: 'यो सेवा निष्क्रिय छ' },
  unitUnknown: { en: 'This item is not counted in this unit', ne: 'यो सामान यस एकाइमा गनिँदैन' },
  unitChanged: {
    en: 'This unit counts otherwise by now: choose it again and look at the quantity',
    ne: 'यो एकाइको गन्ती फेरिएको छ: एकाइ फेरि छान्नुहोस् र परिमाण हेर्नुहोस्',
  },
  freeNotAllowed: {
    en: 'The business gives nothing away: its settings allow it',
    ne: 'व्यवसायले निःशुल्क केही दिँदैन: सेटिङबाट दिन मिल्ने बनाउनुहोस्',
  },
  freeOfService: { en: 'Goods go along for nothing, services do not', ne: 'सामान मात्र निःशुल्क थप्न मिल्छ, सेवा मिल्दैन' },
  quantityUncounted: { en: 'Too much or too little to be counted in stock', ne: 'मौज्दातमा गन्न नमिल्ने परिमाण' },
  stockLater: { en: '{item}: enough only from {day} on', ne: '{item}: {day}देखि मात्र पुग्छ' },
  costUnknown: {
    en: 'Nothing says what {item} costs: enter its purchase price with the item first',
    ne: '{item}को लागत थाहा छैन: पहिले सामानमा खरिद मूल्य राख्नुहोस्',
  },
  stockShort: { en: 'Only {available} in stock', ne: 'मौज्दात {available} मात्र छ' },
});
