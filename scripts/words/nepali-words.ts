// Longer than 200 lines because the words of the product stand in one list.
/**
 * The words of the product in Nepali: for one thing one word, everywhere it is said. `not` are second names of it and
 * spellings that are not used; `examples` are texts that it must find. `where` narrows a row to texts whose key or file
 * it matches, `but` leaves some out. `is` names texts that must be just this word.
 */
export type WordRule = {
  thing: string;
  word: string;
  not?: RegExp;
  examples?: readonly string[];
  where?: RegExp;
  but?: RegExp;
  is?: readonly string[];
};

/** Texts that stand on paper and in the registers that the law asks for; the books name their accounts likewise. */
const paper = /^paper\.|\/paper\/|\.typ$|Register(?:Columns)?\.|posting\/ledger|^vatReturnWords\.paper/;
/** Screens that speak of cancelling a document. */
const ofCancelling = /^(?:dueDocumentScreen\.cancelRecord|invoiceScreen\.(?:cancelInvoice|cancelPaid)|invoice\.)/;

export const nepaliWords: readonly WordRule[] = [
  {
    thing: 'cancel a form or a dialog',
    word: 'फर्कनुहोस्',
    not: /^रद्द गर्नुहोस्$/,
    examples: ['रद्द गर्नुहोस्'],
    // There it is said of the document.
    but: ofCancelling,
    is: ['ui.cancel', 'ui.dismiss'],
  },
  { thing: 'advance of a customer or to a vendor', word: 'अग्रिम', not: /पेस्की|पेश्की/, examples: ['ग्राहकको पेस्की'] },
  {
    thing: 'receive a payment',
    word: 'रकम बुझ्नुहोस्',
    not: /(?:रकम|भुक्तानी) लिनुहोस्/,
    examples: ['रकम लिनुहोस्', 'भुक्तानी लिनुहोस्'],
  },
  { thing: 'payments in both directions', word: 'प्राप्ति र भुक्तानी', is: ['settlementScreen.title'] },
  {
    thing: 'a payment taken back',
    word: 'भुक्तानी रद्द',
    not: /रकम फिर्ता/,
    examples: ['रकम फिर्ता'],
    is: ['statementColumns.PAYMENT_RECEIVED_REVERSAL', 'statementColumns.PAYMENT_MADE_REVERSAL'],
  },
  { thing: 'invoice on screens', word: 'बिल', not: /बीजक|बिजक/, examples: ['बीजक नं.', 'कर बिजक'], but: paper },
  { thing: 'tax invoice on paper', word: 'कर बीजक', not: /बिजक/, examples: ['कर बिजक'], is: ['paper.taxInvoice'] },
  {
    thing: 'signature of the seller on paper',
    word: 'अधिकृत दस्तखत (विक्रेता)',
    not: /को सही(?: छाप)?$|हस्ताक्षर/,
    examples: ['बिक्रेताको सही', 'विक्रेताको हस्ताक्षर'],
    is: ['paper.sellerSignature'],
  },
  {
    thing: 'PAN and VAT on screens',
    word: 'प्यान, भ्याट',
    not: /स्थायी लेखा|मू\.अ\.क|मूल्य अभिवृद्धि|\b(?:PAN|VAT)\b|पान न/,
    examples: ['स्थायी लेखा नम्बर', 'मू.अ.कर {rate}%', 'PAN / भ्याट नम्बर', 'पान नम्बर'],
    but: paper,
  },
  {
    thing: 'PAN and VAT on paper and in registers',
    word: 'स्थायी लेखा नम्बर, मूल्य अभिवृद्धि कर (मू.अ.कर)',
    not: /प्यान|भ्याट|\b(?:PAN|VAT)\b|स्थायी लेखा (?!नम्बर)/,
    examples: ['प्यान', 'भ्याट {rate}%', 'स्थायी लेखा (मू.अ.कर) नम्बर'],
    where: paper,
  },
  { thing: 'journal voucher', word: 'गोश्वारा भौचर', not: /गोश्वारा(?! भौचर)/, examples: ['गोश्वारा'] },
  {
    thing: 'opening balance of a period',
    word: 'अघिल्लो बाँकी',
    not: /(?:सुरु|सुरुको|सुरुवाती|प्रारम्भिक) बाँकी/,
    examples: ['सुरुको बाँकी'],
    is: ['statementColumns.opening', 'paper.previousBalance'],
  },
  {
    thing: 'opening stock',
    word: 'प्रारम्भिक मौज्दात',
    not: /(?:सुरु|सुरुको|सुरुवाती) मौज्दात/,
    examples: ['सुरु मौज्दात', 'सुरुको मौज्दात'],
    is: ['itemScreen.openingStock'],
  },
  {
    thing: 'reorder point',
    word: 'न्यूनतम मौज्दात',
    not: /मगाउने मात्रा/,
    examples: ['मगाउने मात्रा'],
    is: ['itemScreen.reorderPoint'],
  },
  {
    thing: 'contact person',
    word: 'सम्पर्क व्यक्ति',
    not: /सम्पर्क(?:को|का| गर्ने)? मानिस/,
    examples: ['सम्पर्क मानिस'],
    is: ['customerScreen.focalPerson'],
  },
  {
    thing: 'entered by',
    word: 'प्रविष्टि गर्ने',
    not: /लेख्ने/,
    examples: ['लेख्ने'],
    is: ['paper.enteredBy', 'invoiceScreen.enteredBy'],
  },
  { thing: 'amount in words', word: 'अक्षरेपी', not: /अक्षरमा/, examples: ['अक्षरमा'], is: ['paper.inWords'] },
  { thing: 'screen', word: 'स्क्रिन', not: /पर्दा/, examples: ['पर्दा'] },
  {
    thing: 'page of paper; a sheet is one of a spreadsheet',
    word: 'पृष्ठ',
    not: /पाना/,
    examples: ['पाना {page}'],
    // Sheets of a spreadsheet, and exercise books, which are sold by their leaves.
    but: /^dataDownload\.|seed\/demo\//,
  },
  { thing: 'sign in and out', word: 'साइन इन, साइन आउट', not: /लग ?(?:आउट|इन)/, examples: ['लगआउट', 'लग इन'] },
  { thing: 'user type', word: 'प्रकार', not: /किसिम/, examples: ['किसिम'], is: ['userReportColumns.userType'] },
  {
    thing: 'administrator, manager',
    word: 'प्रशासक, व्यवस्थापक',
    not: /एडमिन|म्यानेजर|प्रबन्धक/,
    examples: ['एडमिन', 'म्यानेजर'],
  },
  {
    thing: 'decision on a business',
    word: 'निर्णय',
    not: /जवाफ/,
    examples: ['जवाफ राखियो'],
    where: /^businessDetail/,
  },
  {
    thing: 'the last 30 days',
    word: 'पछिल्ला ३० दिन',
    not: /पछिल्लो [०-९]/,
    examples: ['पछिल्लो ३० दिन'],
    is: ['date.last30Days'],
  },
  { thing: 'hint of a search', word: 'नाम, प्यान वा मालिकबाट खोज्नुहोस्', not: /ले खोज्नुहोस्/, examples: ['नामले खोज्नुहोस्'] },
  { thing: 'confirm', word: 'यो मेटाउने हो?', not: /के तपाईं .*निश्चित/, examples: ['के तपाईं मेटाउन निश्चित हुनुहुन्छ?'] },
  { thing: 'stay in a form', word: 'यहीँ रहनुहोस्', not: /बस्नुहोस्/, examples: ['यहीँ बस्नुहोस्'], is: ['ui.stay'] },
  {
    thing: 'unpaid bills',
    word: 'भुक्तानी हुन बाँकी बिल',
    not: /नतिरेका/,
    examples: ['नतिरेका बिल'],
    is: ['dashboardScreen.unpaidInvoices'],
  },
  { thing: 'entered, of an activity', word: 'प्रविष्टि भयो', not: /चढाइयो/, examples: ['चढाइयो'] },
  { thing: 'refused by a server', word: 'स्वीकार गरेन', not: /मानेन/, examples: ['मानेन'] },
  {
    thing: 'MB and KB',
    word: 'एमबी, केबी',
    not: /(?:एम|के)\. ?(?:बि|बी)|\b[MK]B\b/,
    examples: ['२ एम.बि.', 'के.बी.', '2 MB'],
  },
  {
    thing: 'to be collected: the screen of who owes',
    word: 'उठाउनुपर्ने',
    not: /असुली|असुल उपर/,
    examples: ['असुली गर्नुपर्ने'],
    is: ['collectScreen.title'],
  },
  {
    thing: 'promise to pay',
    word: 'तिर्ने वाचा',
    not: /बाचा|कबोल|प्रतिज्ञा/,
    examples: ['तिर्ने बाचा', 'कबोल गरेको रकम'],
    is: ['collectScreen.promise'],
  },
  { thing: 'HS code', word: 'एचएस', not: /एच\. ?एस|\bHS\b/, examples: ['एच.एस. कोड'] },
];

/** One spelling of what is written in several ways. */
export const nepaliSpelling: readonly WordRule[] = [
  { thing: 'is being done: two words', word: 'गर्दै छ, आउँदै छ', not: /दैछ|दैछन्/, examples: ['फाइल बन्दैछ'] },
  {
    thing: 'according to, without and before are joined to their word',
    word: 'मितिअनुसार, भ्याटबिना, भ्याटअघि',
    not: /[\p{L}\p{M}}] (?:अनुसार|बिना(?![ा-ौ्]))|(?<!भन्दा) अघिको/u,
    examples: ['मिति अनुसार', 'भ्याट बिना', 'भ्याट अघिको मूल्य'],
  },
  {
    thing: 'postpositions are joined, to a name that is put in as well',
    word: '{name}को, {name}ले',
    not: /[}%\p{M}\p{L}](?<!तपाईं) (?:को|ले|मा|लाई|बाट|सम्म|देखि|भन्दा|सँग)(?![\p{L}\p{M}])/u,
    examples: ['{name} को रकम', 'ग्राहक ले तिरे'],
  },
  {
    thing: 'a nasal after a vowel sign above the line is a chandrabindu',
    word: 'पठायौँ, आफैँ, चौँसट्ठी',
    // A bank is written बैंक, and the capital as the government writes it.
    not: /(?<!ब)ैं|(?<!ण्ड)ौं|[ऐऔ]ं/u,
    examples: ['पठायौं', 'आफैं', 'चौंसट्ठी'],
  },
  { thing: 'first, in time', word: 'पहिले', not: /पहिला(?![\p{L}\p{M}])/u, examples: ['पुरानो पहिला', 'पहिला मेटाउनुहोस्'] },
  { thing: 'seller', word: 'विक्रेता', not: /बिक्रेता/, examples: ['बिक्रेता'] },
  { thing: 'Everest', word: 'एभरेस्ट', not: /एवरेस्ट|एबरेस्ट/, examples: ['एवरेस्ट बैंक'] },
  { thing: 'signature', word: 'दस्तखत', not: /दश्तखत|दस्तखात|दस्तखद/, examples: ['दश्तखत'] },
  {
    thing: 'you, politely',
    word: 'गर्नुहोस्, गर्नुहुन्छ',
    not: /(?:^|\s)(?:तिमी|तँ|मेटाऊ|गर्नुस्)(?:[\s।,?!]|$)/u,
    examples: ['तिमी को हौ', 'यहाँ गर्नुस्'],
  },
];
