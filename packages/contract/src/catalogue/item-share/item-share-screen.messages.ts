import { messages } from '../../messages.ts';

/** The words of sharing an item. */
export const itemShareScreenMessages = messages('itemShareScreen', {
  share: { en: 'Share', ne: 'सेयर गर्नुहोस्' },
  title: { en: 'Share {name}', ne: '{name} सेयर गर्नुहोस्' },
  isShared: { en: 'Whoever has the link sees this item', ne: 'लिङ्क हुने जोसुकैले यो सामान देख्छन्' },
  isPriceShared: { en: 'They see its prices, too', ne: 'मूल्य पनि देख्छन्' },
  link: { en: 'Link', ne: 'लिङ्क' },
  copy: { en: 'Copy the link', ne: 'लिङ्क प्रतिलिपि गर्नुहोस्' },
  copied: { en: 'The link is copied', ne: 'लिङ्क प्रतिलिपि भयो' },
  qr: { en: 'QR code of the link', ne: 'लिङ्कको क्यूआर कोड' },
  whatsApp: { en: 'WhatsApp', ne: 'WhatsApp' },
  open: { en: 'See the page', ne: 'पृष्ठ हेर्नुहोस्' },
  picture: { en: 'Picture with price', ne: 'मूल्यसहितको तस्बिर' },
  plainPicture: { en: 'Picture', ne: 'तस्बिर' },
  pictureFailed: { en: 'The picture could not be made', ne: 'तस्बिर बनाउन सकिएन' },
  renew: { en: 'New link', ne: 'नयाँ लिङ्क' },
  renewTitle: { en: 'Make a new link?', ne: 'नयाँ लिङ्क बनाउने हो?' },
  renewText: {
    en: 'Whoever has the link of before sees nothing any more.',
    ne: 'पुरानो लिङ्क हुनेले अब केही देख्दैनन्।',
  },
  notShared: {
    en: 'Nobody sees it now. Switch it on to get a link to send.',
    ne: 'अहिले कसैले देख्दैनन्। पठाउने लिङ्क पाउन माथिको स्विच खोल्नुहोस्।',
  },
  amounts: { en: '{lowest} to {highest}', ne: '{lowest}देखि {highest}सम्म' },
});
