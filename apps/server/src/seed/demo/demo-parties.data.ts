/** What the demo business earns beside its sales, and what it spends on. */
export const categories = [
  { categoryName: 'Commission', categoryNameNp: 'कमिसन', categoryType: 'INCOME' },
  { categoryName: 'Bank interest', categoryNameNp: 'बैंकको ब्याज', categoryType: 'INCOME' },
  { categoryName: 'Godown rent received', categoryNameNp: 'गोदाम भाडा आम्दानी', categoryType: 'INCOME' },
  {
    categoryName: 'Sale of empty sacks and cartons',
    categoryNameNp: 'खाली बोरा र कार्टुन बिक्री',
    categoryType: 'INCOME',
  },
  { categoryName: 'Rent', categoryNameNp: 'भाडा', categoryType: 'EXPENSE' },
  { categoryName: 'Electricity', categoryNameNp: 'बिजुली', categoryType: 'EXPENSE' },
  { categoryName: 'Salary', categoryNameNp: 'तलब', categoryType: 'EXPENSE' },
  { categoryName: 'Transport', categoryNameNp: 'यातायात', categoryType: 'EXPENSE' },
  { categoryName: 'Tea and snacks', categoryNameNp: 'चियापान', categoryType: 'EXPENSE' },
  { categoryName: 'Telephone and internet', categoryNameNp: 'टेलिफोन र इन्टरनेट', categoryType: 'EXPENSE' },
  { categoryName: 'Printing and stationery', categoryNameNp: 'छपाइ र मसलन्द', categoryType: 'EXPENSE' },
  { categoryName: 'Repairs', categoryNameNp: 'मर्मत', categoryType: 'EXPENSE' },
  { categoryName: 'Interest on loans', categoryNameNp: 'ऋणको ब्याज', categoryType: 'EXPENSE' },
  { categoryName: 'Accounting and audit', categoryNameNp: 'लेखा र लेखापरीक्षण', categoryType: 'EXPENSE' },
] as const;

type DemoAddress = { localBodyCode: string; wardNo: number; street: string; addressLine: string };
export type DemoVendor = DemoAddress & {
  type: 'MANUFACTURER' | 'IMPORTER' | 'DISTRIBUTOR' | 'WHOLESALER' | 'FARMER' | 'SERVICE';
  alias: string;
  name: string;
  nameNp: string;
  email: string;
  contact: string;
  panOrVat: string;
  isVatRegistered: boolean;
  /** Godowns and branches beside the main address, each with its kind. */
  further?: readonly (DemoAddress & { kind: 'BRANCH' | 'WAREHOUSE' | 'SHOP' })[];
  /** name, Nepali name, post, phone. */
  people?: readonly (readonly [name: string, nameNp: string, post: string, contact: string])[];
};

/** Whom the demo business buys from. */
export const vendors = [
  {
    type: 'MANUFACTURER',
    alias: 'CHAUDHAR',
    name: 'Chaudhary Noodles and Foods',
    nameNp: 'चौधरी नुडल्स एन्ड फुड्स',
    email: 'orders@chaudhary-foods.example',
    contact: '9857021100',
    panOrVat: '300456128',
    isVatRegistered: true,
    localBodyCode: '50808',
    wardNo: 5,
    street: 'Yogikuti',
    addressLine: 'Industrial Area, Block 4',
    further: [
      {
        kind: 'WAREHOUSE',
        localBodyCode: '50811',
        wardNo: 3,
        street: 'Bank Road',
        addressLine: 'Godown 2, beside the customs office',
      },
    ],
    people: [
      ['Ramesh Chaudhary', 'रमेश चौधरी', 'Sales officer', '9857021101'],
      ['Sushma Adhikari', 'सुष्मा अधिकारी', 'Accounts', '9847021102'],
    ],
  },
  {
    type: 'DISTRIBUTOR',
    alias: 'SIDDHA',
    name: 'Siddhartha Distributors',
    nameNp: 'सिद्धार्थ डिस्ट्रिब्युटर्स',
    email: 'info@siddhartha.example',
    contact: '9857033221',
    panOrVat: '301789456',
    isVatRegistered: true,
    localBodyCode: '50802',
    wardNo: 6,
    street: 'Amar Path',
    addressLine: 'Ganesh Complex, second floor',
    people: [['Dipendra KC', 'दिपेन्द्र केसी', 'Order desk', '9847033222']],
  },
  {
    type: 'IMPORTER',
    alias: 'SUNAULI',
    name: 'Sunauli Import House',
    nameNp: 'सुनौली इम्पोर्ट हाउस',
    email: 'clearing@sunauli-import.example',
    contact: '9804411223',
    panOrVat: '302564178',
    isVatRegistered: true,
    localBodyCode: '50811',
    wardNo: 1,
    street: 'Sunauli Road',
    addressLine: 'Border Plaza 12',
    further: [
      { kind: 'BRANCH', localBodyCode: '20807', wardNo: 10, street: 'Adarsh Nagar', addressLine: 'Link Road 7' },
    ],
    people: [['Anwar Ansari', 'अन्वर अन्सारी', 'Customs clearing', '9804411224']],
  },
  {
    type: 'WHOLESALER',
    alias: 'KALIMATI',
    name: 'Kalimati Grain Wholesale',
    nameNp: 'कालीमाटी अन्न होलसेल',
    email: 'sales@kalimati-grain.example',
    contact: '9841221133',
    panOrVat: '303214785',
    isVatRegistered: true,
    localBodyCode: '30608',
    wardNo: 13,
    street: 'Kalimati',
    addressLine: 'Bazaar Lane 9',
  },
  {
    type: 'FARMER',
    alias: 'ILAM',
    name: 'Ilam Tea Growers Group',
    nameNp: 'इलाम चिया किसान समूह',
    email: 'growers@ilam-tea.example',
    contact: '9842655443',
    panOrVat: '607124589',
    isVatRegistered: false,
    localBodyCode: '11214',
    wardNo: 7,
    street: 'Traffic Chowk',
    addressLine: 'Cooperative House',
  },
  {
    type: 'FARMER',
    alias: 'BARGHAR',
    name: 'Barghar Vegetable Farm',
    nameNp: 'बडघर तरकारी फार्म',
    email: 'barghar@farm.example',
    contact: '9811422335',
    panOrVat: '608541239',
    isVatRegistered: false,
    localBodyCode: '50801',
    wardNo: 9,
    street: 'Khaireni',
    addressLine: 'Farm 3, beside the canal',
  },
  {
    type: 'SERVICE',
    alias: 'BIJULI',
    name: 'Butwal Electricity Office',
    nameNp: 'बुटवल विद्युत् कार्यालय',
    email: 'butwal@bijuli.example',
    contact: '071540321',
    panOrVat: '300011122',
    isVatRegistered: false,
    localBodyCode: '50802',
    wardNo: 8,
    street: 'Power House',
    addressLine: 'Distribution Centre',
  },
  {
    type: 'SERVICE',
    alias: 'LUMNET',
    name: 'Lumbini Net',
    nameNp: 'लुम्बिनी नेट',
    email: 'support@lumbini-net.example',
    contact: '071541234',
    panOrVat: '304785126',
    isVatRegistered: true,
    localBodyCode: '50802',
    wardNo: 11,
    street: 'Golpark',
    addressLine: 'Sky Tower, fifth floor',
    people: [['Bikram Rana', 'विक्रम राना', 'Help desk', '9857041234']],
  },
  {
    type: 'SERVICE',
    alias: 'BHANSAR',
    name: 'Bhairahawa Customs Office',
    nameNp: 'भैरहवा भन्सार कार्यालय',
    email: 'counter@bhansar.example',
    contact: '071570114',
    panOrVat: '300013377',
    isVatRegistered: false,
    localBodyCode: '50811',
    wardNo: 1,
    street: 'Belahiya',
    addressLine: 'Customs Yard, counter 3',
  },
  {
    type: 'SERVICE',
    alias: 'MECHI',
    name: 'Mechi–Mahakali Transport',
    nameNp: 'मेची–महाकाली ट्रान्सपोर्ट',
    email: 'booking@mm-transport.example',
    contact: '9857051515',
    panOrVat: '305412687',
    isVatRegistered: true,
    localBodyCode: '50802',
    wardNo: 4,
    street: 'Nepalgunj Road',
    addressLine: 'Truck Park, gate 2',
    people: [['Tek Bahadur Thapa', 'टेक बहादुर थापा', 'Booking', '9847051516']],
  },
  {
    type: 'SERVICE',
    alias: 'GHARBETI',
    name: 'Laxmi Devi Shrestha (house owner)',
    nameNp: 'लक्ष्मी देवी श्रेष्ठ (घरधनी)',
    email: 'laxmi.shrestha@ghar.example',
    contact: '9847060606',
    panOrVat: '119854762',
    isVatRegistered: false,
    localBodyCode: '50802',
    wardNo: 8,
    street: 'Traffic Chowk',
    addressLine: 'House 45',
  },
  {
    // Who is employed is kept as a vendor, so that the tax of the salary names a PAN.
    type: 'SERVICE',
    alias: 'HARI',
    name: 'Hari Bahadur Thapa',
    nameNp: 'हरिबहादुर थापा',
    email: 'hari@lumbini.example',
    contact: '9847055312',
    panOrVat: '610245873',
    isVatRegistered: false,
    localBodyCode: '50802',
    wardNo: 9,
    street: 'Kalikanagar',
    addressLine: 'House 12',
  },
] as const satisfies readonly DemoVendor[];

/** Customers who are sold to alike; each by its name. */
export const customerGroups = [
  {
    name: 'Retailers',
    nameNp: 'खुद्रा पसल',
    members: ['Shree Ganesh Kirana Pasal', 'New Butwal Mart', 'Tilottama Cooperative', 'Palpa Dhaka Store'],
  },
  {
    name: 'Hotels and sweet shops',
    nameNp: 'होटल र मिठाई पसल',
    members: ['Hotel Siddhartha', 'Annapurna Sweets'],
  },
] as const;

/** Lists of prices: for whom, on which days around today, and how much off from how many on. */
export const priceLists = [
  {
    name: 'Retailers',
    nameNp: 'खुद्रा पसलको मूल्य',
    audience: 'GROUPS',
    group: 'Retailers',
    discountPercent: 2,
    remarks: 'थोकमा किन्ने पसलका लागि',
    days: null,
    fillings: [{ fromQuantity: 10, percentOff: 5 }],
  },
  {
    name: 'Dashain offer',
    nameNp: 'दशैँ छुट',
    audience: 'EVERYBODY',
    group: '',
    discountPercent: '',
    remarks: '',
    days: [-60, -35],
    fillings: [{ fromQuantity: 1, percentOff: 3 }],
  },
] as const;

/** What stands at the foot of the demo business's bills. */
export const terms = [
  {
    name: 'Goods once sold are exchanged within 7 days, with this bill.',
    nameNp: 'बिक्री भएको सामान यो बिलसहित ७ दिनभित्र साट्न मिल्छ।',
    position: 1,
  },
  {
    name: 'Interest of 1.5 % a month is charged after the due date.',
    nameNp: 'तिर्नुपर्ने मितिपछि महिनाको १.५ प्रतिशत ब्याज लाग्छ।',
    position: 2,
  },
  {
    name: 'Cheques are payable to Lumbini Suppliers.',
    nameNp: 'चेक लुम्बिनी सप्लायर्सको नाममा काट्नुहोला।',
    position: 3,
  },
] as const;
