import { messages } from '../../messages.ts';

/** What the server says of quotations; the screens' own texts stand in quotation-screen.messages.ts. */
export const quotationMessages = messages('quotation', {
  published: { en: 'Quotation {number} published', ne: 'कोटेसन {number} जारी भयो' },
  accepted: { en: 'Quotation {number} accepted', ne: 'कोटेसन {number} स्वीकृत भयो' },
  rejected: { en: 'Quotation {number} rejected', ne: 'कोटेसन {number} अस्वीकृत भयो' },
  copied: { en: 'Copied into a new draft', ne: 'नयाँ मस्यौदामा कपी भयो' },
  converted: { en: 'Invoice draft made of {number}', ne: '{number}बाट बिलको मस्यौदा बन्यो' },
  endsBeforeDay: { en: 'It cannot end before its date', ne: 'कोटेसनको मितिभन्दा अघि म्याद सकिन मिल्दैन' },
  endsBeforeToday: {
    en: 'This day is over: a quotation that is published holds until today at least',
    ne: 'यो दिन बितिसक्यो: जारी हुने कोटेसन कम्तीमा आजसम्म मान्य हुनुपर्छ',
  },
  publishedImmutable: {
    en: 'A published quotation is not changed: copy it into a new draft',
    ne: 'जारी भएको कोटेसन फेरिँदैन: नयाँ मस्यौदामा कपी गर्नुहोस्',
  },
  notPublished: { en: 'It is a draft: publish it first', ne: 'यो मस्यौदा हो: पहिले जारी गर्नुहोस्' },
  acceptedBefore: { en: 'This quotation is already accepted', ne: 'यो कोटेसन पहिले नै स्वीकृत भइसक्यो' },
  rejectedBefore: { en: 'This quotation is already rejected', ne: 'यो कोटेसन पहिले नै अस्वीकृत भइसक्यो' },
  convertedBefore: { en: 'All of it is already invoiced', ne: 'यसका सबै हरफको बिल बनिसक्यो' },
  expired: {
    en: 'It held until {day}: copy it into a new draft',
    ne: 'यो {day}सम्म मात्र मान्य थियो: नयाँ मस्यौदामा कपी गर्नुहोस्',
  },
  nothingChosen: { en: 'Choose at least one line', ne: 'कम्तीमा एउटा हरफ छान्नुहोस्' },
  lineUnknown: { en: 'This line is not of the quotation', ne: 'यो हरफ यस कोटेसनको होइन' },
  lineInvoiced: { en: '{items}: already invoiced', ne: '{items}: बिल बनिसकेको छ' },
  notSold: { en: '{items}: no longer sold, leave it out', ne: '{items}: अब बिक्री हुँदैन, छोडिदिनुहोस्' },
  draftNotPrinted: { en: 'A draft is not printed: publish it first', ne: 'मस्यौदा छापिँदैन: पहिले जारी गर्नुहोस्' },
});
