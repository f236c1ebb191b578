import type { Term } from '../article.ts';

/** Terms of trade and of the books, as the screens use them. */
export const glossaryTerms: readonly Term[] = [
  {
    term: { en: 'Advance', ne: 'अग्रिम' },
    meaning: {
      en: 'Money received or paid in one outlet before there is a document for it; a later one there is paid from it by {paymentDialog.advance}.',
      ne: 'बिल हुनुअघि एक आउटलेटमा आएको वा दिएको रकम; पछि त्यहाँको बिल तिर्दा {paymentDialog.advance} छानिन्छ।',
    },
  },
  {
    term: { en: 'Average cost', ne: 'औसत लागत' },
    meaning: {
      en: 'What one piece on the shelf costs, over all that came in; goods leave the stock at it.',
      ne: 'मौज्दातमा रहेको एक एकाइको लागत; सामान यही लागतमा निस्कन्छ।',
    },
  },
  {
    term: { en: 'Balance sheet', ne: 'वासलात' },
    meaning: { en: 'What the business has and owes on a day.', ne: 'कुनै मितिमा व्यवसायको सम्पत्ति र दायित्व।' },
  },
  {
    term: { en: 'Batch', ne: 'ब्याच' },
    meaning: { en: 'Goods made together, with one expiry.', ne: 'सँगै बनेको सामान, एउटै म्याद भएको।' },
  },
  {
    term: { en: 'Contra voucher', ne: 'कन्ट्रा भौचर' },
    meaning: {
      en: 'Moves money between own boxes, banks and wallets.',
      ne: 'आफ्नै नगद बाकस, बैंक र वालेटबीच रकम सार्ने भौचर।',
    },
  },
  {
    term: { en: 'Credit note', ne: 'क्रेडिट नोट' },
    meaning: { en: 'Gives back a part or all of an issued invoice.', ne: 'जारी भएको बिलको केही वा सबै फिर्ता दिने कागज।' },
  },
  {
    term: { en: 'Debit and credit', ne: 'डेबिट र क्रेडिट' },
    meaning: {
      en: 'The two sides of each entry: where value comes to, and where it comes from. Both are equal always.',
      ne: 'हरेक प्रविष्टिका दुई पाटा: मूल्य कहाँ आयो र कहाँबाट आयो। दुवै सधैँ बराबर हुन्छन्।',
    },
  },
  {
    term: { en: 'Debit note', ne: 'डेबिट नोट' },
    meaning: { en: 'Takes back a part or all of a vendor’s bill.', ne: 'विक्रेताको बिलको केही वा सबै फिर्ता गर्ने कागज।' },
  },
  {
    term: { en: 'Depreciation', ne: 'ह्रास कट्टी' },
    meaning: { en: 'The part of a fixed asset that a year uses up.', ne: 'स्थिर सम्पत्तिको वर्षभरिमा घट्ने मूल्य।' },
  },
  {
    term: { en: 'Draft', ne: 'मस्यौदा' },
    meaning: {
      en: 'A paper that is not issued: without a number, and not in the books.',
      ne: 'जारी नभएको कागज: नम्बर छैन, हिसाबमा छैन।',
    },
  },
  {
    term: { en: 'Due', ne: 'बाँकी' },
    meaning: { en: 'What is left to pay of a document.', ne: 'बिलमा तिर्न बाँकी रकम।' },
  },
  {
    term: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
    meaning: {
      en: 'The year of the books and of taxes: 1 Shrawan to the end of Ashadh.',
      ne: 'साउन १ देखि असार मसान्तसम्म।',
    },
  },
  {
    term: { en: 'Issue', ne: 'जारी' },
    meaning: {
      en: 'To give a paper its number and post it; it is not changed after that.',
      ne: 'कागजलाई नम्बर दिएर हिसाबमा प्रविष्टि गर्ने; त्यसपछि फेरिँदैन।',
    },
  },
  {
    term: { en: 'Journal voucher', ne: 'गोश्वारा भौचर' },
    meaning: { en: 'An entry that no other paper says.', ne: 'अरू कागजले नभन्ने प्रविष्टि।' },
  },
  {
    term: { en: 'Landed cost', ne: 'सामान ल्याउँदाका खर्च' },
    meaning: {
      en: 'Freight, customs and the like: a part of what goods cost.',
      ne: 'भाडा, भन्सार आदि: सामानको लागतकै भाग।',
    },
  },
  {
    term: { en: 'Opening balance', ne: 'अघिल्लो बाँकी' },
    meaning: {
      en: 'What an account stood at before the period, or when the books began.',
      ne: 'अवधि वा हिसाब सुरु हुनुअघिको बाँकी।',
    },
  },
  {
    term: { en: 'Opening stock', ne: 'प्रारम्भिक मौज्दात' },
    meaning: { en: 'Goods that were there when you began here.', ne: 'यहाँ सुरु गर्दा भएको सामान।' },
  },
  {
    term: { en: 'Outlet', ne: 'आउटलेट' },
    meaning: { en: 'A place where you sell, with its own stock and numbers.', ne: 'बेच्ने ठाउँ, आफ्नै मौज्दात र नम्बर भएको।' },
  },
  {
    term: { en: 'PAN', ne: 'प्यान' },
    meaning: {
      en: 'The number under which a person or firm is known to the tax office.',
      ne: 'कर कार्यालयले व्यक्ति वा फर्म चिन्ने नम्बर।',
    },
  },
  {
    term: { en: 'Posted', ne: 'प्रविष्टि भएको' },
    meaning: { en: 'Written into the ledger, where it stays.', ne: 'खातामा राखिएको, जुन मेटिँदैन।' },
  },
  {
    term: { en: 'Receipt', ne: 'रसिद' },
    meaning: { en: 'The paper for money that was received.', ne: 'बुझेको रकमको कागज।' },
  },
  {
    term: { en: 'Reorder point', ne: 'न्यूनतम मौज्दात' },
    meaning: { en: 'The quantity at which goods are to be ordered again.', ne: 'यति भएपछि फेरि मगाउनुपर्ने परिमाण।' },
  },
  {
    term: { en: 'TDS', ne: 'अग्रिम कर कट्टी' },
    meaning: {
      en: 'Tax that the payer holds back and pays to the tax office.',
      ne: 'तिर्नेले काटेर कर कार्यालयमा बुझाउने कर।',
    },
  },
  {
    term: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
    meaning: { en: 'All accounts with their balances; both sides are equal.', ne: 'सबै खाताको बाँकी; दुवैतिर बराबर हुन्छ।' },
  },
  {
    term: { en: 'VAT', ne: 'भ्याट' },
    meaning: {
      en: 'Tax on sales; what you paid on purchases is set off against it.',
      ne: 'बिक्रीमा लाग्ने कर; खरिदमा तिरेको यसबाट मिलान हुन्छ।',
    },
  },
  {
    term: { en: 'Voucher', ne: 'भौचर' },
    meaning: { en: 'A numbered entry in the books.', ne: 'हिसाबको नम्बर भएको प्रविष्टि।' },
  },
];
