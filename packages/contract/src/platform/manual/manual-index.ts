import type { manualTitles } from './manual-titles.messages.ts';

/** For whom a group is written: whoever works in a business, who keeps the platform, or everybody. */
type Reader = 'BUSINESS' | 'PLATFORM' | 'ALL';

/** The contents: groups in the order of the menu, each with its articles; one group is read at once. */
export const manualGroups = [
  {
    group: 'begin',
    reader: 'BUSINESS',
    articles: ['firstDay', 'vatMonth', 'closingYear', 'rolesAndRights', 'takingData'],
  },
  {
    group: 'everywhere',
    reader: 'ALL',
    articles: ['findingWay', 'keys', 'lineGone', 'signIn', 'profile', 'notices', 'glossary'],
  },
  {
    group: 'sales',
    reader: 'BUSINESS',
    articles: [
      'dashboard',
      'invoices',
      'counter',
      'quotations',
      'creditNotes',
      'sharing',
      'collect',
      'reminders',
      'payments',
      'customers',
    ],
  },
  {
    group: 'purchases',
    reader: 'BUSINESS',
    articles: ['purchases', 'debitNotes', 'directCosts', 'reorder', 'vendors'],
  },
  { group: 'money', reader: 'BUSINESS', articles: ['expenses', 'incomes', 'categories', 'recurring'] },
  {
    group: 'stock',
    reader: 'BUSINESS',
    articles: [
      'items',
      'itemVariants',
      'labels',
      'services',
      'priceLists',
      'stockCard',
      'writeOffs',
      'stockCounts',
      'stockTransfers',
      'goodsSetup',
    ],
  },
  {
    group: 'books',
    reader: 'BUSINESS',
    articles: [
      'dayClose',
      'moneyAccounts',
      'cheques',
      'bankStatements',
      'vouchers',
      'assets',
      'prepaid',
      'yearEnd',
      'ownAccounts',
      'booksReports',
      'openingDues',
      'periodLocks',
    ],
  },
  {
    group: 'reports',
    reader: 'BUSINESS',
    articles: [
      'readingReports',
      'salesReports',
      'registers',
      'vatReturn',
      'tds',
      'receivables',
      'stockReports',
      'exceptional',
      'monthFile',
      'savedReports',
    ],
  },
  {
    group: 'settings',
    reader: 'BUSINESS',
    articles: ['businessProfile', 'paperLook', 'outlets', 'dataImport', 'users', 'people', 'securityLog'],
  },
  {
    group: 'platform',
    reader: 'PLATFORM',
    articles: ['businesses', 'places', 'platformMasters', 'globalSettings', 'platformPeople'],
  },
] as const satisfies readonly {
  group: string;
  reader: Reader;
  articles: readonly (keyof typeof manualTitles.texts)[];
}[];

export type ManualGroup = (typeof manualGroups)[number];
export type GroupName = ManualGroup['group'];
export type ArticleName = ManualGroup['articles'][number];

/** What else an article is looked for by: other names of it, in Latin letters as they sound. */
export const manualSynonyms: Readonly<Record<ArticleName, string>> = {
  firstDay: 'start begin pahilo din suru sign up',
  vatMonth: 'tax month mahina kar filing bhyat',
  closingYear: 'fiscal year closing artha barsa asar masanta barsanta',
  rolesAndRights: 'permission privilege role adhikar bhumika karmachari staff',
  takingData: 'backup download export copy jageda',
  findingWay: 'search menu palette khojne list suchi screen',
  keys: 'shortcut keyboard kibord tally',
  lineGone: 'offline internet connection net gayo line gayo',
  signIn: 'login password otp sign up code office outlet pravesh',
  profile: 'password mobile picture two step passkey profail',
  notices: 'bell alert notification question comment suchana ghanti prashna',
  glossary: 'words terms dictionary meaning shabda artha',
  dashboard: 'home griha chart first steps',
  invoices: 'bill bikri sell tax invoice cancel print draft udhaaro',
  counter: 'pos till scanner barcode cash kaunter galla slip',
  quotations: 'quote estimate proforma kotesan',
  creditNotes: 'sales return refund bikri phirta maal phirta',
  sharing: 'link whatsapp email sms qr pathaune bill',
  collect: 'collection due overdue promise uthaune asuli baki vacha',
  reminders: 'dunning taketa rule sms',
  payments: 'receive pay receipt advance rakam bujhne tirne prapti bhuktani agrim',
  customers: 'buyer grahak party group udhaaro credit limit statement',
  purchases: 'buy bill kharid import bhansar',
  debitNotes: 'purchase return kharid phirta',
  directCosts: 'landed cost freight customs bhansar bhada dhuwani',
  reorder: 'low stock order magaune nyunatam',
  vendors: 'supplier bikreta party statement',
  expenses: 'spending cost kharcha tds scan',
  incomes: 'other income amdani commission rent interest',
  categories: 'income expense heads barga shirshak',
  recurring: 'repeat monthly rent niyamit bhada',
  items: 'goods product saman maal barcode batch price opening stock ready catalogue',
  itemVariants: 'size colour attribute combination serial rang',
  labels: 'barcode sticker print lebal',
  services: 'work labour sewa',
  priceLists: 'wholesale rate scheme thok mulya suchi',
  stockCard: 'stock ledger history movement cost maujdat khata',
  writeOffs: 'damage expired own use loss kshati nokshan',
  stockCounts: 'physical stock taking ganti',
  stockTransfers: 'move between outlets branch sthanantaran pathaune',
  goodsSetup: 'category brand unit conversion attribute ekai brand barga',
  dayClose: 'cash count denomination evening din banda nagad ganne galla',
  moneyAccounts: 'cash box bank wallet esewa khalti nagad bank khata',
  cheques: 'post dated bounced deposit slip chek',
  bankStatements: 'reconcile reconciliation bank milan statement',
  vouchers: 'journal contra opening balance bhauchar goswara trial',
  assets: 'depreciation furniture vehicle hras katti sampatti pool',
  prepaid: 'rent insurance advance month agrim kharcha bima',
  yearEnd: 'closing voucher fiscal year barsanta',
  ownAccounts: 'chart of accounts ledger group khata suchi',
  booksReports: 'trial balance ledger day book profit loss balance sheet cash flow santulan naafa noksan vasalat',
  openingDues: 'old bills opening receivable payable purano baki',
  periodLocks: 'lock closed month banda hisab',
  readingReports: 'report period excel pdf print filter prativedan',
  salesReports: 'sales item wise invoice wise profit bikri prativedan naafa',
  registers: 'sales register purchase register return tax kharid khata bikri khata',
  vatReturn: 'vat return tax office annex 13 bhyat bibaran ird',
  tds: 'tax deducted source certificate agrim kar katti etds',
  receivables: 'ageing ageing age receivable customer reach out udhaaro umer',
  stockReports: 'inventory value expiry batch maujdat myad expense report',
  exceptional: 'audit auditor fraud error kaifiyat lekha parikshan',
  monthFile: 'accountant month zip mahina file lekhapal',
  savedReports: 'report schedule email automatic favourite',
  businessProfile: 'company pan vat logo approval limit byabasaya setting',
  paperLook: 'invoice layout logo footer signature terms sarta dastakhat',
  outlets: 'branch shop shakha premises ghar',
  dataImport: 'excel csv upload migrate bhitryaune',
  users: 'staff employee cashier karmachari prayogkarta',
  people: 'roles grant privilege manis adhikar bhumika',
  securityLog: 'sign in history attempt suraksha device',
  businesses: 'approve suspend business byabasaya',
  places: 'country province district local body zone pradesh jilla palika',
  platformMasters: 'tax rate vat group unit type business type vendor type email smtp',
  globalSettings: 'sms gateway session calendar year setting',
  platformPeople: 'super user module otp verification code',
};

/** The group in which an article stands. */
export function groupOf(article: ArticleName): ManualGroup {
  const group = manualGroups.find(({ articles }) => articles.some((name) => name === article));
  if (group === undefined) throw new Error(`${article} stands in no group`);
  return group;
}

/** The name of an article as an address has it; null for another word. */
export function articleNamed(word: string | undefined): ArticleName | null {
  return manualGroups.flatMap(({ articles }): readonly ArticleName[] => articles).find((name) => name === word) ?? null;
}

/** The groups that are for a reader, in their order. */
export function groupsFor({ isPlatformUser }: { isPlatformUser: boolean }): ManualGroup[] {
  const other: Reader = isPlatformUser ? 'BUSINESS' : 'PLATFORM';
  return manualGroups.filter(({ reader }) => reader !== other);
}
