import { messages } from '../../messages.ts';

/** What the server says of income and expense alike. */
export const dueDocumentMessages = messages('dueDocument', {
  descriptionLong: { en: 'cannot be greater than 50 characters', ne: '५० अक्षरभन्दा बढी हुन सक्दैन' },
  documentUnknown: { en: 'This document is not there any more: choose it again', ne: 'यो कागजात भेटिएन: फेरि छान्नुहोस्' },
  documentUnreadable: {
    en: 'This file is not a JPEG or PNG picture or a PDF, or it is damaged',
    ne: 'यो JPEG, PNG तस्बिर वा PDF होइन, वा फाइल बिग्रिएको छ',
  },
  documentRemoved: { en: 'Document removed', ne: 'कागजात हटाइयो' },
  categoryKind: { en: 'Choose a category of this kind', ne: 'यस प्रकारको वर्ग छान्नुहोस्' },
  notEditable: {
    en: 'Only an active one on which nothing is paid can be edited',
    ne: 'सक्रिय र केही नतिरेको मात्र सच्याउन मिल्छ',
  },
  paidWhenNew: {
    en: 'This is entered already: pay it by a payment of its own',
    ne: 'यो प्रविष्टि भइसकेको छ: भुक्तानी छुट्टै राख्नुहोस्',
  },
  paymentForbidden: {
    en: 'You may not take or make payments: leave it on credit',
    ne: 'तपाईंलाई रकम बुझ्ने वा तिर्ने अधिकार छैन: उधारोमा राख्नुहोस्',
  },
  paidFirst: {
    en: 'Something is paid on it: delete the payments first',
    ne: 'यसमा भुक्तानी भइसकेको छ: पहिले भुक्तानी मेटाउनुहोस्',
  },
  monthOver: {
    en: 'It is of a month that is over, whose figures stay as they are: enter what mends it this month',
    ne: 'यो बितेको महिनाको हो, त्यसको हिसाब फेरिँदैन: सच्याउने प्रविष्टि यसै महिनामा गर्नुहोस्',
  },
  taxLocked: {
    en: 'VAT is locked through {day}: what bears tax stays as it is until the owner opens it',
    ne: '{day}सम्मको भ्याट बन्द छ: मालिकले नखोलेसम्म कर लागेको कुरा जस्ताको तस्तै रहन्छ',
  },
  outletStays: {
    en: 'It stays in its outlet: cancel it and enter it anew there',
    ne: 'आउटलेट फेर्न मिल्दैन: रद्द गरेर त्यहाँ नयाँ राख्नुहोस्',
  },
});
