import { messages } from '../../messages.ts';

/** What the server says of vouchers. */
export const voucherMessages = messages('voucher', {
  entered: { en: '{number} entered', ne: '{number} प्रविष्टि भयो' },
  waits: {
    en: 'Saved; it is above Rs {limit} and is posted once somebody approves it',
    ne: 'राखियो; रु {limit}भन्दा माथि भएकाले स्वीकृत भएपछि मात्र हिसाबमा चढ्छ',
  },
  draftRemoved: { en: 'Voucher removed', ne: 'भौचर हटाइयो' },
  approvalOwn: {
    en: 'You wrote this voucher: somebody else has to approve it',
    ne: 'यो भौचर तपाईंले नै राख्नुभएको हो: अरूले स्वीकृत गर्नुपर्छ',
  },
  removeOwn: {
    en: 'Somebody else wrote this voucher: they remove it, or who may approve vouchers',
    ne: 'यो भौचर अरूले राखेको हो: राख्ने वा स्वीकृत गर्न मिल्नेले मात्र हटाउन सक्छ',
  },
  cancelNeedsApproval: {
    en: 'This voucher is above Rs {limit}: who may approve vouchers cancels it',
    ne: 'यो भौचर रु {limit}भन्दा माथि छ: स्वीकृत गर्न मिल्नेले मात्र रद्द गर्न सक्छ',
  },
  draftNotPrinted: {
    en: 'A voucher is printed once it is posted: this one is not posted yet',
    ne: 'हिसाबमा चढेपछि मात्र भौचर छापिन्छ: यो अझै चढेको छैन',
  },
  setAgainst: {
    en: 'Voucher {vouchers} is set against it: cancel that first',
    ne: 'यसबाट भौचर {vouchers}ले रकम घटाएको छ: पहिले त्यो रद्द गर्नुहोस्',
  },
  someSetAgainst: {
    en: 'A voucher is set against it: let somebody who may see vouchers cancel that first',
    ne: 'यसबाट भौचरले रकम घटाएको छ: पहिले भौचर हेर्न मिल्नेलाई त्यो रद्द गर्न लगाउनुहोस्',
  },
  notAsked: {
    en: 'This voucher came again by itself: open it, look at it and enter it',
    ne: 'यो नियमित रूपमा आएको मस्यौदा भौचर हो: खोलेर हेर्नुहोस् र प्रविष्टि गर्नुहोस्',
  },
  notWaiting: { en: 'This voucher is posted already', ne: 'यो भौचर हिसाबमा चढिसकेको छ' },
  kindStays: { en: 'This voucher is of another kind', ne: 'यो भौचर अर्कै प्रकारको हो' },
  outletStays: {
    en: 'A voucher that came again stays in its outlet',
    ne: 'नियमित रूपमा आएको भौचर आफ्नै आउटलेटमा रहन्छ',
  },
  cancelled: { en: '{number} cancelled', ne: '{number} रद्द भयो' },
  linesFew: { en: 'Write at least two lines', ne: 'कम्तीमा दुई हरफ राख्नुहोस्' },
  linesNone: { en: 'Write at least one line', ne: 'कम्तीमा एक हरफ राख्नुहोस्' },
  linesMany: { en: 'At most 200 lines', ne: 'बढीमा २०० हरफ' },
  oneSide: {
    en: 'Write the amount as debit or as credit, not both',
    ne: 'रकम डेबिट वा क्रेडिटमध्ये एउटामा मात्र राख्नुहोस्',
  },
  amountMissing: { en: 'Write the amount as debit or as credit', ne: 'रकम डेबिट वा क्रेडिटमा राख्नुहोस्' },
  notBalanced: {
    en: 'Debits are Rs {debit} and credits Rs {credit}: they differ by Rs {difference}',
    ne: 'डेबिट रु {debit} र क्रेडिट रु {credit} छ: रु {difference} मिलेन',
  },
  sameAccount: {
    en: 'Money cannot go from an account into itself: choose another one',
    ne: 'एउटै खाताबाट त्यहीँ रकम सर्दैन: अर्को खाता छान्नुहोस्',
  },
  notMoney: {
    en: 'Choose a cash box, bank account or wallet',
    ne: 'नगद बाकस, बैंक खाता वा वालेट छान्नुहोस्',
  },
  ofCheques: {
    en: 'Cheques that wait are told one by one: receive or pay by cheque, and deposit, clear or bounce it in the list of cheques',
    ne: 'पर्खिरहेका चेक एक-एक गरी रहन्छन्: चेकबाट रकम बुझ्नुहोस् वा तिर्नुहोस्, अनि चेकको सूचीबाट जम्मा, फर्छ्योट वा अस्वीकृत गर्नुहोस्',
  },
  categoryMissing: { en: 'Choose the category of this account', ne: 'यो खाताको वर्ग छान्नुहोस्' },
  ofCustomers: {
    en: 'What customers owed before is entered one by one, as opening dues. What they had in advance is written by a journal voucher against “Opening balance”',
    ne: 'ग्राहकको पहिलेको हिसाब बिलअनुसार रहन्छ: अघिल्लो बाँकी बिल राख्नुहोस्। उनीहरूको अग्रिम भने "अघिल्लो बाँकी" खातासँग गोश्वारा भौचरबाट राख्नुहोस्',
  },
  ofVendors: {
    en: 'What vendors were owed before is entered one by one, as opening dues. What they held in advance is written by a journal voucher against “Opening balance”',
    ne: 'विक्रेताको पहिलेको हिसाब बिलअनुसार रहन्छ: अघिल्लो बाँकी बिल राख्नुहोस्। उनीहरूलाई दिएको अग्रिम भने "अघिल्लो बाँकी" खातासँग गोश्वारा भौचरबाट राख्नुहोस्',
  },
  customerMissing: {
    en: 'Choose the customer: what customers owe or have in advance is told one by one',
    ne: 'ग्राहक छान्नुहोस्: लिनुपर्ने र ग्राहकको अग्रिम ग्राहकपिच्छे रहन्छ',
  },
  vendorMissing: {
    en: 'Choose the vendor: what vendors are owed or hold in advance is told one by one',
    ne: 'विक्रेता छान्नुहोस्: तिर्नुपर्ने र विक्रेतालाई दिएको अग्रिम विक्रेतापिच्छे रहन्छ',
  },
  billUnknown: {
    en: 'This is not open any more, or is not of this party and outlet: choose another one, or none',
    ne: 'यो बिल बाँकी छैन, वा यो ग्राहक वा विक्रेता र आउटलेटको होइन: अर्को छान्नुहोस्, वा नछानी राख्नुहोस्',
  },
  aboveBill: {
    en: 'Only Rs {due} of what you chose are open',
    ne: 'यो बिलको रु {due} मात्र बाँकी छ',
  },
  aboveDue: {
    en: 'Only Rs {due} are open with this party in this outlet on that day: write the rest as an advance',
    ne: 'यो आउटलेटमा त्यस दिन रु {due} मात्र बाँकी छ: बढी रकम अग्रिमको खातामा राख्नुहोस्',
  },
  aboveAdvance: {
    en: 'There is less in advance on that day, or it was used since',
    ne: 'त्यस दिन अग्रिम त्यति छैन, वा पछि प्रयोग भइसकेको छ',
  },
  dueIsPaid: {
    en: 'What this voucher made due is paid or set off already: delete that payment or voucher first',
    ne: 'यो भौचरबाट लिनुपर्ने वा तिर्नुपर्ने भएको रकम भुक्तानी वा मिलान भइसकेको छ: पहिले त्यो भुक्तानी वा भौचर हटाउनुहोस्',
  },
  ofGoods: {
    en: 'Goods are worth what came in and left: write opening stock, a purchase, count, damage or transfer instead',
    ne: 'सामानको मूल्य आएको र गएको सामानअनुसार रहन्छ: यसका लागि प्रारम्भिक मौज्दात, खरिद बिल, गन्ती, क्षति वा स्थानान्तरण राख्नुहोस्',
  },
  ofVat: {
    en: 'VAT follows from the documents in its registers. What is paid to the tax office is entered on the VAT return of its month, and what was there before the books begin in the opening balance',
    ne: 'भ्याट खाता भ्याट पुस्तिकाका बिलअनुसार रहन्छ। कर कार्यालयमा तिरेको भ्याट त्यही महिनाको भ्याट विवरणमा, हिसाब सुरु हुनुअघिको भने अघिल्लो बाँकीमा राख्नुहोस्',
  },
  ofTds: {
    en: 'TDS is written where a document is paid: choose "TDS held back" as the mode there, or write a journal that says whose it is. It is paid to the tax office on the page of TDS',
    ne: 'अग्रिम कर कट्टी बिल तिर्दा लेखिन्छ: त्यहाँ माध्यम «कर कट्टी» छान्नुहोस्, वा कसको हो भन्ने गोश्वारा भौचर राख्नुहोस्। कर कार्यालयमा तिरेको अग्रिम कर कट्टीको पृष्ठमा राख्नुहोस्',
  },
  taxDebited: {
    en: 'Tax that is held back stands in credit. What is paid to the tax office is entered on the page of TDS',
    ne: 'काटिएको कर क्रेडिटमा रहन्छ। कर कार्यालयमा तिरेको अग्रिम कर कट्टीको पृष्ठमा राख्नुहोस्',
  },
  payeeMissing: {
    en: 'Choose who is paid less tax: the e-TDS file names them with their PAN',
    ne: 'कसको कर काटिएको हो छान्नुहोस्: e-TDS फाइलमा उनको नाम र प्यान जान्छ',
  },
  taxAboveSpent: {
    en: 'Rs {amount} of this voucher are left to hold tax back from: what it debits on accounts that are nobody’s',
    ne: 'यो भौचरमा कर कट्टी हुन रु {amount} मात्र बाँकी छ: ग्राहक र विक्रेताको खाताबाहेक डेबिट भएको रकम',
  },
  ofSales: {
    en: 'Sales are told document by document: write an invoice or a credit note, or use an account of other income',
    ne: 'बिक्री बिलअनुसार रहन्छ: बिल वा क्रेडिट नोट राख्नुहोस्, वा अन्य आम्दानीको खाता छान्नुहोस्',
  },
  openingOfYear: {
    en: 'What was earned and spent before stands in retained earnings: write its balance there',
    ne: 'अघिको आम्दानी र खर्च सञ्चित नाफामा पर्छ: बाँकी त्यहीँ राख्नुहोस्',
  },
  openingAfterEntries: {
    en: 'Something stands in the books on {day} already: the opening balance is of that day or of one before',
    ne: 'हिसाबमा {day}मै प्रविष्टि भइसकेको छ: अघिल्लो बाँकी त्यही दिन वा त्यसअघिको राख्नुहोस्',
  },
  openingOtherDay: {
    en: 'The books begin on {day}: enter this opening balance on the same day, or cancel the other first',
    ne: 'हिसाब {day}देखि सुरु भएको छ: अघिल्लो बाँकी त्यही दिनको राख्नुहोस्, वा पहिलेको रद्द गर्नुहोस्',
  },
  openingOfAllOutlets: {
    en: 'The first opening balance says on which day the books of all outlets begin: somebody who sees all of them enters it',
    ne: 'पहिलो अघिल्लो बाँकीले सबै आउटलेटको हिसाब सुरु हुने दिन तोक्छ: यो सबै आउटलेट हेर्न मिल्नेले राख्नुपर्छ',
  },
  openingDayLocked: {
    en: 'An opening balance can be of {day} at the latest, which is locked: write a journal voucher against the account “Opening balance” on an open day instead',
    ne: 'अघिल्लो बाँकी ढिलोमा {day}को हुन सक्छ, तर त्यो दिनको हिसाब बन्द छ: बरु खुला दिनमा "अघिल्लो बाँकी" खातासँग गोश्वारा भौचर राख्नुहोस्',
  },
  heldElsewhere: {
    en: 'It is taken back where it was written: on the screen of the year’s end, of fixed assets, prepaid expenses or loans',
    ne: 'यो जहाँ राखिएको हो त्यहीँबाट रद्द हुन्छ: वर्षान्त, स्थिर सम्पत्ति, अग्रिम खर्च वा ऋणको स्क्रिनबाट',
  },
  openingLocked: {
    en: 'Days since the opening balance are locked: it stays as it is until they are unlocked',
    ne: 'अघिल्लो बाँकीपछिको हिसाब बन्द भइसकेको छ: नखुलेसम्म यो फेर्न मिल्दैन',
  },
  sheetEmpty: {
    en: 'No account with an amount was found in this file',
    ne: 'यो फाइलमा रकम भएको कुनै खाता भेटिएन',
  },
  sheetUnknown: {
    en: 'No account here has this code or name: add it, or change the file',
    ne: 'यो कोड वा नामको खाता यहाँ छैन: थप्नुहोस्, वा फाइल सच्याउनुहोस्',
  },
  sheetSeveral: {
    en: 'Several accounts have this name: write the code of one',
    ne: 'यो नामका खाता धेरै छन्: एउटाको कोड लेख्नुहोस्',
  },
  sheetDues: {
    en: 'Opening dues come to Rs {amount} here: enter what is missing one by one',
    ne: 'यहाँ अघिल्ला बाँकी बिल रु {amount} छन्: छुटेका बिल एक-एक गरी राख्नुहोस्',
  },
  sheetStock: {
    en: 'Opening stock is worth Rs {amount} here: enter what is missing with the items',
    ne: 'यहाँ प्रारम्भिक मौज्दात रु {amount}को छ: छुटेको सामानमै राख्नुहोस्',
  },
  bothSides: { en: 'It has both a debit and a credit', ne: 'डेबिट र क्रेडिट दुवैमा रकम छ' },
  amountUnreadable: { en: 'The amount is not a number', ne: 'रकम अङ्कमा छैन' },
});
