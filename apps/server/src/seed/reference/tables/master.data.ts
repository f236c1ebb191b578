/** Types, groups and attributes that trade starts with, shared by all businesses, in the words shopkeepers use. */
export const addressTypes = [
  { code: 'HEAD-OFFICE', name: 'Head office', nameNp: 'प्रधान कार्यालय' },
  { code: 'BRANCH', name: 'Branch', nameNp: 'शाखा' },
  { code: 'SHOP', name: 'Shop', nameNp: 'पसल' },
  { code: 'WAREHOUSE', name: 'Warehouse', nameNp: 'गोदाम' },
  { code: 'PERMANENT', name: 'Permanent address', nameNp: 'स्थायी ठेगाना' },
  { code: 'TEMPORARY', name: 'Temporary address', nameNp: 'अस्थायी ठेगाना' },
] as const;

export const vendorTypes = [
  { code: 'MANUFACTURER', name: 'Manufacturer', nameNp: 'उत्पादक' },
  { code: 'IMPORTER', name: 'Importer', nameNp: 'आयातकर्ता' },
  { code: 'DISTRIBUTOR', name: 'Distributor', nameNp: 'वितरक' },
  { code: 'WHOLESALER', name: 'Wholesaler', nameNp: 'थोक विक्रेता' },
  { code: 'FARMER', name: 'Farmer', nameNp: 'किसान' },
  { code: 'SERVICE', name: 'Service provider', nameNp: 'सेवा प्रदायक' },
] as const;

export const unitTypes = [
  { code: 'COUNT', name: 'Count', nameNp: 'सङ्ख्या' },
  { code: 'WEIGHT', name: 'Weight', nameNp: 'तौल' },
  { code: 'VOLUME', name: 'Volume', nameNp: 'आयतन' },
  { code: 'LENGTH', name: 'Length', nameNp: 'लम्बाइ' },
  { code: 'AREA', name: 'Area', nameNp: 'क्षेत्रफल' },
  { code: 'PACK', name: 'Packing', nameNp: 'प्याकिङ' },
] as const;

export const vatGroups = [
  { code: 'STANDARD', name: 'Goods with VAT', nameNp: 'भ्याट लाग्ने वस्तु', taxRate: 'VAT 13 %' },
  { code: 'ZERO', name: 'Exports', nameNp: 'निकासी', taxRate: 'Zero-rated 0 %' },
] as const;

/** Each unit by its short code, with how many base units it is. */
export const unitGroups = [
  { name: 'Weight', nameNp: 'तौल', baseUnit: 'kg', conversions: { g: 0.001, qtl: 100, t: 1000 } },
  { name: 'Count', nameNp: 'गन्ती', baseUnit: 'pcs', conversions: { pair: 2, dzn: 12 } },
  { name: 'Length', nameNp: 'लम्बाइ', baseUnit: 'm', conversions: { ft: 0.3048, in: 0.0254, gaj: 0.9144 } },
  { name: 'Volume', nameNp: 'आयतन', baseUnit: 'l', conversions: { ml: 0.001 } },
] as const;

export const attributes = [
  {
    name: 'Size',
    nameNp: 'साइज',
    isColour: false,
    values: [
      { value: 'S', valueAlias: 'सानो', swatch: null },
      { value: 'M', valueAlias: 'मझौला', swatch: null },
      { value: 'L', valueAlias: 'ठूलो', swatch: null },
      { value: 'XL', valueAlias: 'धेरै ठूलो', swatch: null },
    ],
  },
  {
    name: 'Colour',
    nameNp: 'रङ',
    isColour: true,
    values: [
      { value: 'Red', valueAlias: 'रातो', swatch: '#C62828' },
      { value: 'Blue', valueAlias: 'निलो', swatch: '#1E4FA3' },
      { value: 'Green', valueAlias: 'हरियो', swatch: '#2E7D32' },
      { value: 'Black', valueAlias: 'कालो', swatch: '#1A1A1A' },
      { value: 'White', valueAlias: 'सेतो', swatch: '#FFFFFF' },
    ],
  },
] as const;

export const landingCosts = [
  { name: 'Freight', nameNp: 'ढुवानी', allocationMethod: 'QUANTITY' },
  { name: 'Customs duty', nameNp: 'भन्सार महसुल', allocationMethod: 'VALUE' },
  { name: 'Insurance', nameNp: 'बीमा', allocationMethod: 'VALUE' },
  { name: 'Loading and unloading', nameNp: 'लोड अनलोड ज्याला', allocationMethod: 'QUANTITY' },
] as const;
