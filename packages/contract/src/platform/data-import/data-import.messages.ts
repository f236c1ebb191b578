import { messages } from '../../messages.ts';

/** What the server says of imports. */
export const dataImportMessages = messages('dataImport', {
  // the file
  fileOld: {
    en: 'This is an Excel file of before 1997. Open it and save it as .xlsx',
    ne: 'यो १९९७ भन्दा पुरानो एक्सेल फाइल हो। खोलेर .xlsx गरी सुरक्षित गर्नुहोस्',
  },
  filePassword: {
    en: 'This Excel file has a password. Open it and save it without one',
    ne: 'यो एक्सेल फाइलमा पासवर्ड छ। खोलेर पासवर्ड नराखी सुरक्षित गर्नुहोस्',
  },
  fileUnreadable: {
    en: 'This is neither an Excel workbook (.xlsx, .xls) nor a CSV file, or it is damaged',
    ne: 'यो एक्सेल (.xlsx, .xls) वा सीएसभी फाइल होइन, वा बिग्रिएको छ',
  },
  fileUnpacks: {
    en: 'This file unpacks to far more than a table of 10,000 rows; it was not read',
    ne: 'यो फाइल खोल्दा १०,००० हरफको तालिकाभन्दा धेरै ठूलो हुन्छ; पढिएन',
  },
  fileEmpty: { en: 'There is nothing in the first sheet of this file', ne: 'यो फाइलको पहिलो तालिकामा केही छैन' },
  fileLarge: { en: 'Choose a file smaller than 5 MB', ne: '५ एमबीभन्दा सानो फाइल छान्नुहोस्' },
  fileUtf16: {
    en: 'This file is in UTF-16. Save it as “CSV UTF-8” or as .xlsx',
    ne: 'यो फाइल UTF-16 मा छ। “CSV UTF-8” वा .xlsx गरेर सुरक्षित गर्नुहोस्',
  },
  fileEncoding: {
    en: 'This file is not in UTF-8, so its letters cannot be told for sure. Save it as “CSV UTF-8” or as .xlsx',
    ne: 'यो फाइल UTF-8 मा छैन, त्यसैले अक्षर ठ्याक्कै चिन्न सकिएन। “CSV UTF-8” वा .xlsx गरेर सुरक्षित गर्नुहोस्',
  },
  fileFormula: {
    en: 'There are formulas in {cells}. Copy the sheet and paste it as values',
    ne: '{cells}मा सूत्र (फर्मुला) छ। तालिका कपी गरेर मान मात्र (paste values) टाँस्नुहोस्',
  },
  rowsMany: {
    en: 'The file has {count} rows; at most 10,000 can be brought in at once. Divide it',
    ne: 'फाइलमा {count} हरफ छन्; एक पटकमा बढीमा १०,००० हरफ भित्र्याउन मिल्छ। फाइल टुक्र्याउनुहोस्',
  },
  columnsMany: { en: 'The file has more than {most} columns', ne: 'फाइलमा {most}भन्दा बढी स्तम्भ छन्' },
  cellLong: {
    en: 'There are more than {most} characters in {cell}',
    ne: '{cell}मा {most}भन्दा बढी अक्षर छन्',
  },
  onlyHeading: { en: 'There is no row below the headings', ne: 'शीर्षकमुनि कुनै हरफ छैन' },
  headingLegacy: {
    en: 'The headings look typed in Preeti or Kantipur. Convert the file to Unicode first',
    ne: 'शीर्षक प्रीति वा कान्तिपुरमा टाइप भएजस्तो छ। पहिले फाइललाई युनिकोडमा बदल्नुहोस्',
  },
  mayNot: {
    en: 'To bring these in you need the right to enter them one by one',
    ne: 'यी भित्र्याउन एक-एक गरी राख्ने अधिकार पनि चाहिन्छ',
  },
  // matching
  columnUnknown: { en: 'There is no such column', ne: 'यस्तो स्तम्भ छैन' },
  columnTwice: { en: 'Another column is this already', ne: 'यो अर्को स्तम्भलाई दिइसकिएको छ' },
  columnsOther: {
    en: 'The file has {count} {count|column|columns}; send one for each',
    ne: 'फाइलमा {count} स्तम्भ छन्; हरेकका लागि एउटा पठाउनुहोस्',
  },
  rowUnknown: { en: 'The file has no such row', ne: 'फाइलमा यस्तो हरफ छैन' },
  // rows
  legacyFont: {
    en: 'Looks typed in Preeti or Kantipur: convert it to Unicode',
    ne: 'प्रीति वा कान्तिपुरमा टाइप भएजस्तो छ: युनिकोडमा बदल्नुहोस्',
  },
  notNepali: { en: 'Not in Nepali letters', ne: 'देवनागरीमा छैन' },
  yesNoUnknown: { en: 'Write yes or no', ne: 'छ वा छैन लेख्नुहोस्' },
  notThere: {
    en: '“{name}” is not there yet; let it be made, or write another',
    ne: '“{name}” अहिले छैन; बनाउन दिनुहोस् वा अर्को लेख्नुहोस्',
  },
  mayNotMake: {
    en: '“{name}” is not there yet, and you have no right to make it',
    ne: '“{name}” अहिले छैन, र बनाउने अधिकार तपाईंलाई छैन',
  },
  isInactive: { en: '“{name}” is inactive', ne: '“{name}” निष्क्रिय छ' },
  severalOfName: {
    en: 'Several are called “{name}”; write also what lies above it',
    ne: '“{name}” धेरै छन्; माथिल्लो तह पनि लेख्नुहोस्',
  },
  otherThanRow: {
    en: 'Another value than in row {row}, which is of the same item',
    ne: 'यही सामानको हरफ {row}मा अर्कै मान छ',
  },
  twiceInFile: { en: 'Also in row {row}', ne: 'हरफ {row}मा पनि छ' },
  variantTwice: {
    en: 'The same item as in row {row}; say what tells its variants apart',
    ne: 'हरफ {row} कै सामान; प्रकार छुट्याउने कुरा लेख्नुहोस्',
  },
  valueOfEach: {
    en: 'Variants of this item have a value here in other rows',
    ne: 'यही सामानका अरू हरफमा यहाँ मान छ',
  },
  rateMissing: { en: 'Say what one unit cost', ne: 'एउटाको परल मूल्य लेख्नुहोस्' },
  quantityMissing: { en: 'Say how many there are', ne: 'परिमाण लेख्नुहोस्' },
  colourMissing: {
    en: 'The colour “{name}” has no swatch; add it to the attribute first',
    ne: '“{name}” रङको नमुना छैन; पहिले विशेषतामा थप्नुहोस्',
  },
  thereByName: { en: '{name} is there already, by its name', ne: '{name} पहिले नै छ (नाम एउटै)' },
  thereByCode: { en: '{name} is there already, by its code', ne: '{name} पहिले नै छ (कोड एउटै)' },
  thereBySku: { en: '{name} is there already, by its SKU', ne: '{name} पहिले नै छ (एसकेयू एउटै)' },
  thereByBarcode: { en: '{name} is there already, by its barcode', ne: '{name} पहिले नै छ (बारकोड एउटै)' },
  thereByPan: { en: '{name} is there already, by its PAN', ne: '{name} पहिले नै छ (प्यान एउटै)' },
  thereByPhone: { en: '{name} is there already, by its phone', ne: '{name} पहिले नै छ (फोन एउटै)' },
  thereByAlias: { en: '{name} is there already, by its alias', ne: '{name} पहिले नै छ (छोटो नाम एउटै)' },
  thereByNumber: { en: '{name} is entered already for this party', ne: 'यिनको {name} पहिले नै प्रविष्टि भएको छ' },
  partyNotThere: {
    en: '“{name}” is not entered yet: enter or import them first',
    ne: '“{name}” अहिले प्रविष्टि भएको छैन: पहिले राख्नुहोस् वा भित्र्याउनुहोस्',
  },
  severalGroups: { en: 'Several groups are called “{name}”', ne: '“{name}” नामका समूह धेरै छन्' },
  severalParties: {
    en: 'Several are called “{name}”; write their phone or PAN as well',
    ne: '“{name}” धेरै छन्; फोन वा प्यान पनि लेख्नुहोस्',
  },
  dayUnread: {
    en: 'No day: write it as 2083-02-15 or 2026-05-29',
    ne: 'मिति बुझिएन: 2083-02-15 वा 2026-05-29 जसरी लेख्नुहोस्',
  },
  // storing and taking back
  notStaged: { en: 'This import is stored already, or taken back', ne: 'यो भित्र्याइसकिएको वा फिर्ता लिइसकिएको छ' },
  hasErrors: {
    en: '{count} {count|row still has|rows still have} something to mend; nothing was stored',
    ne: '{count} हरफमा सच्याउन बाँकी छ; केही राखिएको छैन',
  },
  nothingNew: { en: 'There is nothing new to store', ne: 'राख्नुपर्ने नयाँ केही छैन' },
  columnsMissing: {
    en: 'Say first which column is: {columns}',
    ne: 'पहिले यी कुन स्तम्भ हुन् भन्नुहोस्: {columns}',
  },
  committed: { en: '{count} brought in', ne: '{count} वटा भित्रियो' },
  notCommitted: { en: 'Nothing of this import is stored', ne: 'यसबाट केही राखिएको छैन' },
  inTheWay: {
    en: 'Cannot be taken back: {names} {count|has|have} been used or changed since',
    ne: 'फिर्ता लिन मिल्दैन: {names} त्यसपछि प्रयोग वा परिवर्तन भइसकेका छन्',
  },
  andMore: { en: '{names} and {count} more', ne: '{names} र अरू {count} वटा' },
  takenBack: { en: 'The import was taken back', ne: 'भित्र्याएको विवरण फिर्ता लिइयो' },
  takenBackReason: { en: 'Import {number} was taken back', ne: 'भित्र्याएको {number} फिर्ता लिइयो' },
  takenBackName: { en: '{name} (import {number} taken back)', ne: '{name} (भित्र्याएको {number} फिर्ता)' },
  templateName: { en: 'Template for {kind}', ne: '{kind} भित्र्याउने ढाँचा' },
  ofItems: { en: 'items', ne: 'सामान' },
  ofCustomers: { en: 'customers', ne: 'ग्राहक' },
  ofVendors: { en: 'vendors', ne: 'विक्रेता' },
  ofCustomerDues: { en: 'open bills of customers', ne: 'ग्राहकका बाँकी बिल' },
  ofVendorDues: { en: 'open bills of vendors', ne: 'विक्रेताका बाँकी बिल' },
  discarded: { en: 'The import was given up; nothing of it was stored', ne: 'भित्र्याउने काम छोडियो; केही राखिएको छैन' },
  ownAttribute: { en: '{name} (own)', ne: '{name} (आफ्नै)' },
});
