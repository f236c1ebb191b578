/** What the demo business and its neighbours keep on the screens of administration. People and firms are invented. */

export const ownUnits = [
  { name: 'Mana', nameNp: 'माना', shortCode: 'mana', alias: 'माना', type: 'VOLUME' },
  { name: 'Pathi', nameNp: 'पाथी', shortCode: 'pathi', alias: 'पाथी', type: 'VOLUME' },
  { name: 'Jar', nameNp: 'जार', shortCode: 'jar', alias: 'जार', type: 'PACK' },
] as const;

/** Units by their short codes, the base unit first; each further one with how many base units it is. */
export const unitGroups = [
  {
    name: 'Grain by measure',
    nameNp: 'माना पाथीको नाप',
    baseUnit: 'mana',
    conversions: [{ unit: 'pathi', name: 'Pathi', nameNp: 'पाथी', factor: 8, description: 'एक पाथी भनेको आठ माना' }],
  },
  {
    name: 'Noodles',
    nameNp: 'चाउचाउ',
    baseUnit: 'pkt',
    conversions: [
      { unit: 'dzn', name: 'Dozen packets', nameNp: 'दर्जन प्याकेट', factor: 12, description: null },
      { unit: 'ctn', name: 'Carton of noodles', nameNp: 'चाउचाउको कार्टुन', factor: 30, description: 'तीस प्याकेटको' },
    ],
  },
  {
    name: 'Rice in sacks',
    nameNp: 'बोराको चामल',
    baseUnit: 'kg',
    conversions: [
      { unit: 'bori', name: 'Sack of rice', nameNp: 'चामलको बोरा', factor: 30, description: 'तीस किलोको बोरा' },
      { unit: 'qtl', name: 'Quintal', nameNp: 'क्विन्टल', factor: 100, description: null },
    ],
  },
] as const;

export const attributes = [
  {
    name: 'Bag colour',
    nameNp: 'झोलाको रङ',
    isColour: true,
    values: [
      { value: 'Maroon', valueAlias: 'मरुन', swatch: '#7B1E2B' },
      { value: 'Turmeric', valueAlias: 'बेसारे', swatch: '#E0A526' },
      { value: 'Sky', valueAlias: 'आकासे', swatch: '#5AA7D6' },
      { value: 'Leaf', valueAlias: 'हरियो', swatch: '#3E8E41' },
    ],
  },
  {
    name: 'Packing',
    nameNp: 'प्याकिङ',
    isColour: false,
    values: [
      { value: 'Loose', valueAlias: 'खुला', swatch: null },
      { value: 'Pouch', valueAlias: 'थैली', swatch: null },
      { value: 'Tin', valueAlias: 'टिन', swatch: null },
    ],
  },
] as const;

export const landingCosts = [
  { name: 'Truck from Birgunj', nameNp: 'वीरगञ्जबाट ट्रक भाडा', allocationMethod: 'QUANTITY', perUnitCost: 1.5 },
  { name: 'Customs agent at Bhairahawa', nameNp: 'भैरहवा भन्सार एजेन्ट', allocationMethod: 'EQUAL', totalCost: 3500 },
  { name: 'Transit insurance', nameNp: 'बाटोको बीमा', allocationMethod: 'VALUE' },
] as const;

/** Each below a shared category, or below the one before it. */
export const itemCategories = [
  { name: 'Spices and dry fruits', nameNp: 'मरमसला', code: 'MASALA', parent: 'GROCERY' },
  { name: 'Whole spices', nameNp: 'सिङ्गो मसला', code: 'MASALA-SINGO', parent: 'MASALA' },
  { name: 'Ground spices', nameNp: 'धुलो मसला', code: 'MASALA-DHULO', parent: 'MASALA' },
  { name: 'Puja goods', nameNp: 'पूजा सामग्री', code: 'PUJA', parent: null },
  { name: 'Incense', nameNp: 'धूप', code: 'PUJA-DHUP', parent: 'PUJA' },
] as const;

export const premises = [
  {
    name: 'Devinagar godown',
    nameNp: 'देवीनगर गोदाम',
    addressType: 'WAREHOUSE',
    phone: '071540777',
    localBodyCode: '50802',
    wardNo: 11,
    tole: 'Devinagar',
  },
  {
    name: 'Bhairahawa transit store',
    nameNp: 'भैरहवा ट्रान्जिट गोदाम',
    addressType: 'WAREHOUSE',
    phone: '071520456',
    localBodyCode: '50811',
    wardNo: 1,
    tole: 'Belahiya',
  },
] as const;

/** Where the owner, and the accountant, live. */
export const homes = [
  { userName: 'owner@demo.bahi', addressType: 'PERMANENT', localBodyCode: '50605', wardNo: 4, tole: 'Bhagawati Tole' },
  { userName: 'owner@demo.bahi', addressType: 'TEMPORARY', localBodyCode: '50802', wardNo: 8, tole: 'Traffic Chowk' },
  {
    userName: 'accountant@demo.bahi',
    addressType: 'PERMANENT',
    localBodyCode: '50808',
    wardNo: 3,
    tole: 'Yogikuti',
  },
] as const;

/** The business's own roles, with what each grants on a screen. */
export const ownRoles = [
  {
    name: 'Sales supervisor',
    nameNp: 'बिक्री सुपरभाइजर',
    description: 'दुवै आउटलेटको बिक्री हेर्ने र छुट स्वीकृत गर्ने',
    type: 'BUSINESS_INTERNAL',
    grants: {
      dashboard: ['view'],
      invoice: ['all'],
      payment: ['create', 'view'],
      customer: ['all'],
      item: ['view'],
      'sales-report': ['view', 'report'],
    },
  },
] as const;

/** Further people: where they work, what they were given and until when (in days from today). */
export const staff = [
  {
    userType: 'OUTLET_USER',
    userName: 'rojina@demo.bahi',
    fullName: 'Rojina Maharjan',
    mobileNumber: '9841012348',
    gender: 'FEMALE',
    outlets: ['KTM'],
    role: 'Cashier',
    outlet: 'KTM',
    tillDays: null,
    isActive: true,
    details: [],
  },
  {
    userType: 'OUTLET_USER',
    userName: 'anju@demo.bahi',
    fullName: 'Anju Chaudhary',
    mobileNumber: '9847012349',
    gender: 'FEMALE',
    outlets: ['BTW', 'KTM'],
    role: 'Store keeper',
    outlet: null,
    tillDays: null,
    isActive: true,
    details: [],
  },
  {
    // Stands in while somebody is on leave: may write bills and neither cancel them nor see the reports.
    userType: 'BUSINESS_INTERNAL',
    userName: 'dipesh@demo.bahi',
    fullName: 'Dipesh Rana',
    mobileNumber: '9857012350',
    gender: 'MALE',
    outlets: [],
    role: 'Sales supervisor',
    outlet: null,
    tillDays: 45,
    isActive: true,
    details: [
      { module: 'invoice', grants: ['create', 'view'] },
      { module: 'sales-report', grants: [] },
    ],
  },
  {
    userType: 'OUTLET_USER',
    userName: 'ramesh@demo.bahi',
    fullName: 'Ramesh Nepali',
    mobileNumber: '9847012351',
    gender: 'MALE',
    outlets: ['BTW'],
    role: 'Cashier',
    outlet: 'BTW',
    tillDays: null,
    isActive: false,
    details: [],
  },
] as const;

/** Other businesses on the same platform, each with what it was answered. */
export const neighbours = [
  {
    companyName: 'Annapurna Hardware',
    companyNameNp: 'अन्नपूर्ण हार्डवेयर',
    registerType: 'PAN',
    pan: '604518273',
    typeCode: 'HARDWARE',
    localBodyCode: '40504',
    wardNo: 8,
    tole: 'Srijana Chowk',
    owner: { userName: 'tek@demo.bahi', fullName: 'Tek Gurung', mobileNumber: '9856012361' },
    daysAgo: 2,
    answers: [],
  },
  {
    companyName: 'Koshi Traders',
    companyNameNp: 'कोशी ट्रेडर्स',
    registerType: 'VAT',
    pan: '302776941',
    typeCode: 'WHOLESALE',
    localBodyCode: '11214',
    wardNo: 6,
    tole: 'Traffic Chowk',
    owner: { userName: 'nabin@demo.bahi', fullName: 'Nabin Limbu', mobileNumber: '9842012362' },
    daysAgo: 90,
    answers: [
      { response: 'APPROVED', remarks: null },
      { response: 'SUSPENDED', remarks: 'प्यान अरूकै नाममा देखियो, कागजात पठाउनुहोस्' },
    ],
  },
  {
    companyName: 'Machhapuchhre Mobile',
    companyNameNp: 'माछापुच्छ्रे मोबाइल',
    registerType: 'PAN',
    pan: '609921346',
    typeCode: 'ELECTRONICS',
    localBodyCode: '20807',
    wardNo: 10,
    tole: 'Adarshanagar',
    owner: { userName: 'salma@demo.bahi', fullName: 'Salma Khatun', mobileNumber: '9845012363' },
    daysAgo: 20,
    answers: [{ response: 'REJECTED', remarks: 'व्यवसायको नाम र दर्ता प्रमाणपत्र मिलेन' }],
  },
] as const;

/** Codes that went out in the last days. */
export const sentCodes = [
  { mobileNumber: '9856012361', purpose: 'SIGN_UP', hoursAgo: 50, isUsed: true, tries: 0 },
  { mobileNumber: '9857012346', purpose: 'LOGIN', hoursAgo: 28, isUsed: true, tries: 1 },
  { mobileNumber: '9841012348', purpose: 'RESET', hoursAgo: 9, isUsed: true, tries: 0 },
  { mobileNumber: '9847012349', purpose: 'LOGIN', hoursAgo: 7, isUsed: false, tries: 3 },
] as const;
