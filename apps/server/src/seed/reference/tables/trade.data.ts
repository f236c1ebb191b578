/**
 * What trade in Nepal starts with: tax rates (Value Added Tax Act 2052, sections 7 and schedule 2), units, kinds of
 * business and categories of goods, in the words shopkeepers use. All of it is shared by all businesses.
 */
export const taxRates = [
  { name: 'VAT 13 %', nameNp: 'भ्याट १३ %', rateHundredths: 1300, isDefault: true },
  { name: 'Zero-rated 0 %', nameNp: 'शून्य दर ० %', rateHundredths: 0, isDefault: false },
] as const;

/** Gathered for 2082/83 from one secondary source: the primary text of the Income Tax Act's schedules was not to be had. */
const ratesOf2082 = {
  holdsFrom: '2025-07-17',
  source: 'FY 2082/83, secondary source',
} as const;

/** Tax deducted at source, by what is paid for (Income Tax Act 2058, sections 87 to 89), in hundredths of a per cent. */
export const tdsRates = [
  { nature: 'SERVICE_FEE', rateHundredths: 1500, ...ratesOf2082 },
  { nature: 'SERVICE_VAT', rateHundredths: 150, ...ratesOf2082 },
  { nature: 'CONTRACT', rateHundredths: 150, ...ratesOf2082 },
  { nature: 'COMMISSION', rateHundredths: 1500, ...ratesOf2082 },
  { nature: 'ROYALTY', rateHundredths: 1500, ...ratesOf2082 },
  { nature: 'RENT', rateHundredths: 1000, ...ratesOf2082 },
  { nature: 'VEHICLE_VAT', rateHundredths: 150, ...ratesOf2082 },
  { nature: 'FREIGHT', rateHundredths: 250, ...ratesOf2082 },
  { nature: 'FREIGHT_VAT', rateHundredths: 150, ...ratesOf2082 },
  { nature: 'INTEREST', rateHundredths: 1500, ...ratesOf2082 },
  { nature: 'DIVIDEND', rateHundredths: 500, ...ratesOf2082 },
  { nature: 'WINDFALL', rateHundredths: 2500, ...ratesOf2082 },
  { nature: 'SOCIAL_SECURITY', rateHundredths: 100, ...ratesOf2082 },
] as const;

/** `alias` is the short form as it is written in Nepali. */
export const units = [
  { shortCode: 'pcs', type: 'COUNT', name: 'Piece', nameNp: 'थान', alias: 'थान' },
  { shortCode: 'nos', type: 'COUNT', name: 'Number', nameNp: 'गोटा', alias: 'गोटा' },
  { shortCode: 'set', type: 'COUNT', name: 'Set', nameNp: 'सेट', alias: 'सेट' },
  { shortCode: 'pair', type: 'COUNT', name: 'Pair', nameNp: 'जोडी', alias: 'जोडी' },
  { shortCode: 'dzn', type: 'COUNT', name: 'Dozen', nameNp: 'दर्जन', alias: 'दर्जन' },
  { shortCode: 'kg', type: 'WEIGHT', name: 'Kilogram', nameNp: 'किलोग्राम', alias: 'के.जी.' },
  { shortCode: 'g', type: 'WEIGHT', name: 'Gram', nameNp: 'ग्राम', alias: 'ग्रा.' },
  { shortCode: 'qtl', type: 'WEIGHT', name: 'Quintal', nameNp: 'क्विन्टल', alias: 'क्वि.' },
  { shortCode: 't', type: 'WEIGHT', name: 'Tonne', nameNp: 'टन', alias: 'टन' },
  { shortCode: 'dharni', type: 'WEIGHT', name: 'Dharni', nameNp: 'धार्नी', alias: 'धार्नी' },
  { shortCode: 'tola', type: 'WEIGHT', name: 'Tola', nameNp: 'तोला', alias: 'तोला' },
  { shortCode: 'l', type: 'VOLUME', name: 'Litre', nameNp: 'लिटर', alias: 'लि.' },
  { shortCode: 'ml', type: 'VOLUME', name: 'Millilitre', nameNp: 'मिलिलिटर', alias: 'मि.लि.' },
  { shortCode: 'm', type: 'LENGTH', name: 'Metre', nameNp: 'मिटर', alias: 'मि.' },
  { shortCode: 'ft', type: 'LENGTH', name: 'Foot', nameNp: 'फिट', alias: 'फिट' },
  { shortCode: 'in', type: 'LENGTH', name: 'Inch', nameNp: 'इन्च', alias: 'इन्च' },
  { shortCode: 'gaj', type: 'LENGTH', name: 'Yard', nameNp: 'गज', alias: 'गज' },
  { shortCode: 'sqft', type: 'AREA', name: 'Square foot', nameNp: 'वर्गफिट', alias: 'व.फि.' },
  { shortCode: 'cft', type: 'VOLUME', name: 'Cubic foot', nameNp: 'घनफिट', alias: 'घ.फि.' },
  { shortCode: 'pkt', type: 'PACK', name: 'Packet', nameNp: 'प्याकेट', alias: 'प्या.' },
  { shortCode: 'box', type: 'PACK', name: 'Box', nameNp: 'बाकस', alias: 'बाकस' },
  { shortCode: 'ctn', type: 'PACK', name: 'Carton', nameNp: 'कार्टुन', alias: 'कार्टुन' },
  { shortCode: 'bori', type: 'PACK', name: 'Sack', nameNp: 'बोरा', alias: 'बोरा' },
  { shortCode: 'btl', type: 'PACK', name: 'Bottle', nameNp: 'बोतल', alias: 'बोतल' },
  { shortCode: 'roll', type: 'PACK', name: 'Roll', nameNp: 'रोल', alias: 'रोल' },
  { shortCode: 'bundle', type: 'PACK', name: 'Bundle', nameNp: 'बन्डल', alias: 'बन्डल' },
] as const;

export const businessTypes = [
  { code: 'RETAIL', name: 'Retail shop', nameNp: 'खुद्रा पसल' },
  { code: 'WHOLESALE', name: 'Wholesale', nameNp: 'थोक व्यापार' },
  { code: 'GROCERY', name: 'Grocery and department store', nameNp: 'किराना तथा डिपार्टमेन्ट स्टोर' },
  { code: 'MANUFACTURING', name: 'Manufacturing', nameNp: 'उत्पादनमूलक उद्योग' },
  { code: 'RESTAURANT', name: 'Restaurant and café', nameNp: 'रेस्टुरेन्ट तथा क्याफे' },
  { code: 'HOTEL', name: 'Hotel and lodging', nameNp: 'होटल तथा लज' },
  { code: 'PHARMACY', name: 'Pharmacy and health', nameNp: 'औषधि पसल तथा स्वास्थ्य' },
  { code: 'HARDWARE', name: 'Hardware and construction materials', nameNp: 'हार्डवेयर तथा निर्माण सामग्री' },
  { code: 'ELECTRONICS', name: 'Electronics and mobile', nameNp: 'इलेक्ट्रोनिक्स तथा मोबाइल' },
  { code: 'CLOTHING', name: 'Clothing and footwear', nameNp: 'कपडा तथा जुत्ता' },
  { code: 'AGRICULTURE', name: 'Agriculture and livestock', nameNp: 'कृषि तथा पशुपालन' },
  { code: 'IMPORT_EXPORT', name: 'Import and export', nameNp: 'आयात निर्यात' },
  { code: 'SERVICE', name: 'Services and consulting', nameNp: 'सेवा तथा परामर्श' },
  { code: 'OTHER', name: 'Other', nameNp: 'अन्य' },
] as const;

export const itemCategories = [
  { code: 'GROCERY', name: 'Grocery', nameNp: 'किराना' },
  { code: 'GRAIN', name: 'Rice, flour and pulses', nameNp: 'चामल, पिठो र दाल' },
  { code: 'OIL-SPICE', name: 'Oil and spices', nameNp: 'तेल र मसला' },
  { code: 'SNACK', name: 'Snacks and sweets', nameNp: 'खाजा र मिठाई' },
  { code: 'BEVERAGE', name: 'Drinks', nameNp: 'पेय पदार्थ' },
  { code: 'DAIRY', name: 'Milk and dairy', nameNp: 'दूध तथा दुग्ध पदार्थ' },
  { code: 'PRODUCE', name: 'Fruit and vegetables', nameNp: 'फलफूल र तरकारी' },
  { code: 'COSMETIC', name: 'Cosmetics and hygiene', nameNp: 'शृङ्गार तथा सरसफाइ' },
  { code: 'CLOTHING', name: 'Clothing', nameNp: 'लुगाकपडा' },
  { code: 'FOOTWEAR', name: 'Footwear', nameNp: 'जुत्ता चप्पल' },
  { code: 'STATIONERY', name: 'Stationery', nameNp: 'स्टेसनरी' },
  { code: 'ELECTRONICS', name: 'Electronics', nameNp: 'इलेक्ट्रोनिक सामान' },
  { code: 'KITCHEN', name: 'Kitchen and household', nameNp: 'भान्सा तथा घरायसी सामान' },
  { code: 'HARDWARE', name: 'Hardware and building materials', nameNp: 'हार्डवेयर तथा निर्माण सामग्री' },
  { code: 'MEDICINE', name: 'Medicine', nameNp: 'औषधि' },
  { code: 'OTHER', name: 'Other goods', nameNp: 'अन्य सामान' },
] as const;
