import { messages } from '../../messages.ts';

/** What the server says of VAT returns. */
export const vatReturnMessages = messages('vatReturn', {
  filed: { en: 'The VAT return of {month} is filed', ne: '{month}को भ्याट विवरण बुझाइयो' },
  filedOverpaid: {
    en: 'The VAT return of {month} is filed. Rs {amount} more was paid of the month than it says',
    ne: '{month}को भ्याट विवरण बुझाइयो। विवरणभन्दा रु {amount} बढी दाखिला भएको छ',
  },
  filedBroken: {
    en: 'The VAT return of {month} is filed. It carries another amount now: file {later} again',
    ne: '{month}को भ्याट विवरण बुझाइयो। सर्ने क्रेडिट फेरियो: {later}को विवरण फेरि बुझाउनुहोस्',
  },
  filedOverpaidBroken: {
    en: 'The VAT return of {month} is filed. Rs {amount} more was paid of the month than it says, and it carries another amount now: file {later} again',
    ne: '{month}को भ्याट विवरण बुझाइयो। विवरणभन्दा रु {amount} बढी दाखिला भएको छ। सर्ने क्रेडिट पनि फेरियो: {later}को विवरण फेरि बुझाउनुहोस्',
  },
  withdrawn: { en: 'The return of {month} is withdrawn', ne: '{month}को विवरण फिर्ता लिइयो' },
  changedMeanwhile: {
    en: 'The registers changed meanwhile: look at the boxes again, then file',
    ne: 'यसबीच खाता फेरियो: कोठाहरू फेरि हेरेर मात्र बुझाउनुहोस्',
  },
  ownerOnly: { en: 'Only the owner can withdraw a return', ne: 'विवरण मालिकले मात्र फिर्ता लिन मिल्छ' },
  laterFiled: { en: 'Withdraw the return of {month} first', ne: 'पहिले {month}को विवरण फिर्ता लिनुहोस्' },
  verified: { en: 'The VAT return of {month} is verified', ne: '{month}को भ्याट विवरण प्रमाणित भयो' },
  /** Why the month was locked. */
  lockReason: { en: 'VAT filed: {month}', ne: 'भ्याट बुझाइयो: {month}' },
  notRegistered: {
    en: 'The business is not registered for VAT: it files no return',
    ne: 'व्यवसाय भ्याटमा दर्ता छैन, त्यसैले भ्याट विवरण बुझाउनु पर्दैन',
  },
  wholeBusiness: {
    en: 'The return is of the whole business: leave the outlet to see it',
    ne: 'भ्याट विवरण पूरै व्यवसायको हुन्छ: हेर्न आउटलेटबाट बाहिर आउनुहोस्',
  },
  notOver: { en: 'The month is not over yet', ne: 'महिना अझै सकिएको छैन' },
  beforeEnd: { en: 'Choose a day after {day}', ne: '{day}पछिको मिति छान्नुहोस्' },
  beforeSubmitted: {
    en: 'It was submitted on {day}: choose that day or a later one',
    ne: '{day}मा बुझाइएको हो: त्यो वा पछिको मिति छान्नुहोस्',
  },
  notFiled: { en: 'The return is not submitted yet', ne: 'विवरण अझै बुझाइएको छैन' },
  alreadyVerified: { en: 'The return is verified already', ne: 'विवरण पहिले नै प्रमाणित भइसकेको छ' },
  monthBefore: { en: 'File the return of {month} first', ne: 'पहिले {month}को विवरण बुझाउनुहोस्' },
  monthAgain: {
    en: 'The month before {month} carries another amount now: file {month} again first',
    ne: '{month}अघिको महिनाबाट सर्ने क्रेडिट फेरियो: पहिले {month}को विवरण फेरि बुझाउनुहोस्',
  },
  beforeFirst: {
    en: 'A later month was filed first here: this one is filed elsewhere',
    ne: 'यहाँ पछिल्लो महिनाबाट बुझाउन सुरु भइसक्यो: यो महिना अन्तै बुझाइएको हो',
  },
  beforeBooks: {
    en: 'The books begin on {day}: the return of this month is filed elsewhere',
    ne: 'हिसाब {day}देखि सुरु भएको हो: यो महिनाको विवरण अन्तै बुझाइएको हो',
  },
  broughtForwardIs: {
    en: 'The month before carried Rs {amount} forward',
    ne: 'अघिल्लो महिनाबाट रु {amount} सरेको छ',
  },
  refundTooLarge: {
    en: 'No more can be asked back than is left to the credit',
    ne: 'मिलान गर्न बाँकी रकमभन्दा बढी फिर्ता माग्न मिल्दैन',
  },
  paid: { en: 'VAT of {month} is paid', ne: '{month}को भ्याट दाखिला भयो' },
  paymentTakenBack: { en: 'The payment of VAT is taken back', ne: 'भ्याट दाखिला रद्द भयो' },
  fileBeforePaying: {
    en: 'File the return of this month first: what is to be paid follows from it',
    ne: 'पहिले यो महिनाको विवरण बुझाउनुहोस्: तिर्नुपर्ने रकम त्यसैबाट आउँछ',
  },
  isPaid: {
    en: 'VAT of {month} is paid: take the payment back first',
    ne: '{month}को भ्याट दाखिला भइसकेको छ: पहिले दाखिला फिर्ता लिनुहोस्',
  },
  wholeRupees: { en: 'Whole rupees only', ne: 'पूरा रुपैयाँ मात्र लेख्नुहोस्' },
});
