import { messages } from '../../messages.ts';

/** The words of the business profile. */
export const businessScreenMessages = messages('businessScreen', {
  title: { en: 'Business profile', ne: 'व्यवसायको विवरण' },
  paperLook: { en: 'Look of invoices', ne: 'बिलको रूप' },
  firstTitle: { en: 'Tell us about your business', ne: 'आफ्नो व्यवसायको विवरण राख्नुहोस्' },
  firstHint: {
    en: 'These stand on every invoice. With the first save your first outlet is made too, at this address.',
    ne: 'यी कुरा हरेक बिलमा देखिन्छन्। पहिलो पटक सुरक्षित गर्दा यही ठेगानामा पहिलो आउटलेट पनि बन्छ।',
  },
  firstBill: { en: 'Make the first invoice', ne: 'पहिलो बिल बनाउनुहोस्' },
  notYet: {
    en: 'The profile has not been filled in yet. Ask the owner of the business to do it.',
    ne: 'विवरण अझै भरिएको छैन। व्यवसायको मालिकलाई भर्न भन्नुहोस्।',
  },
  // groups
  business: { en: 'The business', ne: 'व्यवसायको चिनारी' },
  registration: { en: 'Tax registration', ne: 'कर दर्ता' },
  address: { en: 'Address', ne: 'ठेगाना' },
  // fields
  logo: { en: 'Logo', ne: 'लोगो' },
  noLogo: { en: 'No logo yet', ne: 'लोगो राखिएको छैन' },
  businessType: { en: 'Type of business', ne: 'व्यवसायको प्रकार' },
  companyName: { en: 'Business name', ne: 'व्यवसायको नाम' },
  companyNameEnglish: { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  companyNameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  companyEmail: { en: 'Email', ne: 'इमेल' },
  registerType: { en: 'Registered for', ne: 'दर्ताको प्रकार' },
  panOrVATNumber: { en: 'PAN / VAT number', ne: 'प्यान / भ्याट नम्बर' },
  files: { en: 'Space for files', ne: 'फाइल राख्ने ठाउँ' },
  filesUsed: { en: '{used} of {quota} MB used', ne: '{quota} मध्ये {used} एमबी प्रयोग भयो' },
  // registration types
  pan: { en: 'PAN', ne: 'प्यान' },
  vat: { en: 'VAT', ne: 'भ्याट' },
  notRegistered: { en: 'Not registered', ne: 'दर्ता नभएको' },
  panHint: { en: 'Invoices carry no VAT', ne: 'बिलमा भ्याट लाग्दैन' },
  vatHint: { en: 'Tax invoices with 13 % VAT', ne: '१३ % भ्याटसहितको बिल' },
  // signing in
  secondStepText: {
    en: 'After the password, a code of an app or a passkey. Whoever must have one and has none sets it up before anything else.',
    ne: 'पासवर्डपछि एपको कोड वा पासकी। जसका लागि अनिवार्य छ र चालु छैन, उहाँले सबैभन्दा पहिले त्यो चालु गर्नुपर्छ।',
  },
  secondStepOf: { en: 'Required of', ne: 'कसका लागि अनिवार्य' },
  NOBODY: { en: 'Nobody: everyone chooses', ne: 'कसैका लागि होइन, आफ्नो इच्छा' },
  OFFICE: { en: 'Owners and internal users', ne: 'मालिक र व्यवसायका कर्मचारी' },
  EVERYBODY: { en: 'Everybody, outlet users too', ne: 'आउटलेटका कर्मचारीसहित सबै' },
  switchingTitle: { en: 'Coming from another business', ne: 'अर्को व्यवसायबाट आउने' },
  allowsSwitching: { en: 'People may switch over without a second sign-in', ne: 'दोस्रो साइन इनबिना बदलेर आउन मिल्ने' },
  allowsSwitchingHint: {
    en: 'Such as an accountant of many businesses, who joins their sign-ins once with both passwords. Who came so stands in the security log; who is joined stands in the list of people.',
    ne: 'जस्तै धेरै व्यवसायका लेखापाल, जसले दुवैतिरको पासवर्ड दिएर एक पटक साइन इन जोड्छन्। यसरी आउने मानिस सुरक्षा अभिलेखमा र जोडिएका मानिस मानिसको सूचीमा देखिन्छन्।',
  },
  // invoices
  invoiceRules: { en: 'Invoices', ne: 'बिल' },
  allowsFreeLines: { en: 'Lines may be free', ne: 'निःशुल्क हरफ राख्न मिल्ने' },
  allowsFreeLinesHint: {
    en: 'A line of rate 0, as the one of “10 + 1”. The goods leave stock at their cost.',
    ne: '“१० + १” को १ जस्तै दर ० को हरफ। सामान लागतमै मौज्दातबाट घट्छ।',
  },
  roundsToRupee: { en: 'Round the total to the rupee', ne: 'कुल जम्मा पूरा रुपैयाँमा मिलाउने' },
  roundsToRupeeHint: {
    en: 'Up from 50 paisa, else down. It stands on the invoice as a line of its own; VAT stays as it is.',
    ne: '५० पैसादेखि माथि, नत्र तल। बिलमा छुट्टै हरफमा देखिन्छ; भ्याट फेरिँदैन।',
  },
  issuesAbbreviated: { en: 'Abbreviated tax invoices are permitted', ne: 'संक्षिप्त कर बिलको अनुमति छ' },
  issuesAbbreviatedHint: {
    en: 'With the tax office’s permission. The slip of a sale up to Rs 10,000 to somebody without PAN has prices with VAT; A4 is always a full tax invoice.',
    ne: 'कर कार्यालयको अनुमतिमा। प्यान नभएका ग्राहकलाई रु १०,००० सम्मको बिक्रीको स्लिपमा भ्याटसहितको मूल्य हुन्छ; A4 मा सधैँ पूरा बिल छापिन्छ।',
  },
  sellsAbroad: { en: 'Goods go abroad', ne: 'विदेशमा निकासी हुने' },
  sellsAbroadHint: {
    en: 'An invoice may be an export: zero-rated, with its country and the customs declaration.',
    ne: 'बिल निकासीको हुन सक्छ: शून्य दरको भ्याट, देश र प्रज्ञापनपत्रसहित।',
  },
  // days of invoices
  issueDays: { en: 'Dates of invoices', ne: 'बिलको मिति' },
  issueDaysText: {
    en: 'An invoice bears the day it is issued. Here an earlier day can be allowed; it never goes before the last invoice of the outlet, nor into a locked period.',
    ne: 'बिलमा जारी गरेकै दिनको मिति रहन्छ। यहाँबाट अघिल्लो मिति राख्न दिन सकिन्छ, तर आउटलेटको अन्तिम बिलभन्दा अघिको वा बन्द भइसकेको अवधिको मिति राख्न मिल्दैन।',
  },
  issueDaysBack: { en: 'Days back allowed', ne: 'कति दिन अघिसम्म मिल्ने' },
  // stock
  stockRule: { en: 'Selling beyond stock', ne: 'मौज्दातभन्दा बढी बिक्री' },
  allowsNegativeStock: { en: 'More may be sold than there is', ne: 'मौज्दातभन्दा बढी बेच्न दिने' },
  allowsNegativeStockHint: {
    en: 'Such goods leave at what they cost last, and the next receipt corrects that. Where nothing says what they cost, they are not sold.',
    ne: 'यस्तो सामान पछिल्लो लागतमा जान्छ, र अर्को खरिदले त्यो सच्याउँछ। लागत थाहा नभएको सामान बेचिँदैन।',
  },
  stockRuleOwnerHint: { en: 'The owner sets it.', ne: 'यो मालिकले तोक्छ।' },
  placesBelowZero: {
    en: 'Goods below zero now: {count}. Switched off, no more of them can be sold until they have come.',
    ne: 'अहिले शून्यभन्दा कम रहेका सामान: {count}। यो बन्द गरेपछि सामान नआएसम्म ती थप बेच्न मिल्दैन।',
  },
  batchRule: { en: 'Batches and expiry', ne: 'ब्याच र म्याद' },
  keepsBatches: { en: 'Items may keep batches that expire', ne: 'म्याद सकिने सामानमा ब्याच राख्ने' },
  keepsBatchesHint: {
    en: 'For medicine and food: each purchase names batch and expiry, what expires first is sold first, and what has expired is not sold. Which items keep batches is said with each item.',
    ne: 'औषधि र खाद्यका लागि: खरिदमा ब्याच र म्याद राखिन्छ, पहिले म्याद सकिने पहिले बिक्छ, र म्याद सकिएको बेचिँदैन। कुन सामानमा ब्याच राख्ने भन्ने सामानमै तोकिन्छ।',
  },
  // credit limits
  creditLimits: { en: 'Credit limits', ne: 'उधारो सीमा' },
  creditLimitsText: {
    en: 'What a customer may owe, and for how many days, is said with each customer. Here it is said what happens when an invoice goes beyond it.',
    ne: 'ग्राहकलाई कति र कति दिनसम्म उधारो दिने भन्ने हरेक ग्राहकमा राखिन्छ। बिलले त्यो नाघेमा के गर्ने यहाँ तोकिन्छ।',
  },
  creditRule: { en: 'Beyond the credit limit', ne: 'उधारो सीमा नाघेमा' },
  WARN: { en: 'Warn only', ne: 'सचेत मात्र गराउने' },
  STOP: { en: 'Stop, unless passed with a reason', ne: 'रोक्ने, कारण लेखे मात्र दिने' },
  creditOwnerHint: { en: 'The owner sets it.', ne: 'यो मालिकले तोक्छ।' },
  // approval of drafts
  approval: { en: 'Approval of sales', ne: 'बिक्रीको स्वीकृति' },
  approvalText: {
    en: 'Invoices, quotations and credit notes above this amount are written as drafts; somebody other than their writer approves them before they are issued.',
    ne: 'यो रकमभन्दा माथिका बिल, कोटेसन र क्रेडिट नोट पहिले मस्यौदा बन्छन्; प्रविष्टि गर्ने बाहेक अरूले स्वीकृत गरेपछि मात्र जारी हुन्छन्।',
  },
  approvalLimit: { en: 'Approval needed above', ne: 'यति रकममाथि स्वीकृति चाहिने' },
  approvalLimitHint: { en: 'Left empty, nothing needs approval.', ne: 'खाली राखे स्वीकृति चाहिँदैन।' },
  approvalOwnerHint: { en: 'The owner sets it.', ne: 'यो मालिकले तोक्छ।' },
  voucherApproval: { en: 'Approval of vouchers', ne: 'भौचरको स्वीकृति' },
  voucherApprovalText: {
    en: 'Journals and money moved between own accounts above this amount wait, where their writer may not approve vouchers. Who may posts them or sends them back with the reason.',
    ne: 'यो रकमभन्दा माथिका गोश्वारा भौचर र आफ्नै खाताबीच सारेको रकम, भौचर स्वीकृत गर्ने अधिकार नभएकाले राखे पर्खिन्छन्। अधिकार हुनेले हिसाबमा चढाउँछन् वा कारणसहित फिर्ता पठाउँछन्।',
  },
  voucherLimit: { en: 'Vouchers need approval above', ne: 'यति रकममाथिका भौचरलाई स्वीकृति चाहिने' },
  // states
  status: { en: 'Status', ne: 'अवस्था' },
  statusNew: { en: 'New', ne: 'नयाँ' },
});
