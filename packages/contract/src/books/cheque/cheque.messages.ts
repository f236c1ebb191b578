import { messages } from '../../messages.ts';

/** What the server says of cheques. */
export const chequeMessages = messages('cheque', {
  detailsSaved: { en: 'Cheque saved', ne: 'चेक सुरक्षित भयो' },
  deposited: { en: 'Cheques deposited: Rs {amount}', ne: 'चेक बैंकमा जम्मा भयो: रु {amount}' },
  cleared: { en: 'Cheque cleared', ne: 'चेक फर्छ्योट भयो' },
  bounced: {
    en: 'Cheque bounced: what it had paid is due again',
    ne: 'चेक अस्वीकृत भयो: त्यसले तिरेको रकम फेरि बाँकी भयो',
  },
  handedBack: {
    en: 'Cheque handed back: what it had paid is due again',
    ne: 'चेक फिर्ता भयो: त्यसले तिरेको रकम फेरि बाँकी भयो',
  },
  undone: { en: 'Taken back', ne: 'फिर्ता लिइयो' },
  noneChosen: { en: 'Choose at least one cheque', ne: 'कम्तीमा एउटा चेक छान्नुहोस्' },
  manyChosen: { en: 'At most 100 cheques on one slip', ne: 'एउटा भौचरमा बढीमा १०० चेक' },
  chosenTwice: { en: 'This cheque is chosen twice', ne: 'यो चेक दुई पटक छानिएको छ' },
  notInHand: {
    en: 'This cheque is not in hand: it was deposited, handed back or deleted already',
    ne: 'यो चेक हातमा छैन: जम्मा, फिर्ता वा मेटाइसकिएको छ',
  },
  otherOutlet: {
    en: 'Deposit the cheques of one outlet at once: this one is of another',
    ne: 'एक पटकमा एउटै आउटलेटका चेक जम्मा गर्नुहोस्: यो अर्कै आउटलेटको हो',
  },
  notBank: { en: 'Cheques go into a bank account: choose one', ne: 'चेक बैंक खातामा जम्मा हुन्छ: एउटा छान्नुहोस्' },
  beforeLast: {
    en: 'This cheque was not there yet: choose {day} or a later day',
    ne: 'त्यो दिन यो चेक आइसकेको थिएन: {day} वा पछिको मिति छान्नुहोस्',
  },
  beforeItsDay: {
    en: 'The bank takes this cheque from {day} on: choose that day or a later one',
    ne: 'बैंकले यो चेक {day}देखि मात्र लिन्छ: त्यो वा पछिको मिति छान्नुहोस्',
  },
  stale: {
    en: 'The day on this cheque is more than six months ago: the bank no longer pays it',
    ne: 'चेकको मिति ६ महिनाभन्दा पुरानो भयो: बैंकले अब भुक्तानी दिँदैन',
  },
  notDeposited: {
    en: 'This cheque was not deposited: deposit it first',
    ne: 'यो चेक बैंकमा जम्मा भएको छैन: पहिले जम्मा गर्नुहोस्',
  },
  notPossible: {
    en: 'This cannot be done with a cheque that stands so: look at it again',
    ne: 'यो अवस्थाको चेकमा यो काम हुँदैन: फेरि हेर्नुहोस्',
  },
  chargeOfVendor: { en: 'Only a customer is charged', ne: 'ग्राहकसँग मात्र शुल्क लिन मिल्छ' },
  numberTaken: {
    en: 'A cheque with this number is entered already',
    ne: 'यो नम्बरको चेक प्रविष्टि भइसकेको छ',
  },
  numberInvalid: {
    en: 'A cheque number has digits, letters and hyphens',
    ne: 'चेक नम्बरमा अङ्क, अक्षर र योजकचिन्ह मात्र हुन्छ',
  },
  notCheque: {
    en: 'Only a payment by cheque has this: leave it empty',
    ne: 'चेकको भुक्तानीमा मात्र यो हुन्छ: खाली राख्नुहोस्',
  },
  postDatedInBank: {
    en: 'A post-dated cheque is not in the bank yet: leave the account empty and deposit it on its day',
    ne: 'पछिको मितिको चेक बैंकमा पुगेको हुँदैन: खाता खाली राखेर त्यही दिन जम्मा गर्नुहोस्',
  },
  paymentMoved: {
    en: 'A cheque of this payment was deposited, cleared or bounced: take that back in the list of cheques first',
    ne: 'यो भुक्तानीको चेक जम्मा, फर्छ्योट वा अस्वीकृत भइसकेको छ: पहिले चेकको सूचीबाट त्यो फिर्ता लिनुहोस्',
  },
  chargeHeading: { en: 'Cheque bounced {number}', ne: 'चेक अस्वीकृत {number}' },
  incomeForbidden: {
    en: 'Charging the customer takes the right to enter other income',
    ne: 'ग्राहकसँग शुल्क लिन अन्य आम्दानी राख्ने अधिकार चाहिन्छ',
  },
});
