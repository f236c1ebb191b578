import type { PaymentMode } from '@bahi/contract/enumeration';
import type { CategoryName, VendorAlias } from '../demo-parties.ts';

/** How much of a bill is paid, and how. */
type Paid = { share: 'ALL' | 'HALF'; mode: PaymentMode; afterDays: number } | null;

type DemoBill<Party> = {
  /** `{month}` is the month of the bill. */
  heading: string;
  party: Party;
  category: CategoryName;
  /** How many days ago it was billed, and how many days later it is due. */
  daysAgo: number;
  dueAfter: number;
  total: number;
  paid: Paid;
  description?: string;
  /** The bill was photographed. */
  hasPicture?: true;
  cancelled?: true;
};
/** The customer by the English name. */
export type DemoIncome = DemoBill<string>;
export type DemoExpense = DemoBill<VendorAlias> & { billNumber?: string; vat?: number };

const inCash = { share: 'ALL', mode: 'CASH', afterDays: 0 } as const;
const byTransfer = { share: 'ALL', mode: 'ONLINE', afterDays: 2 } as const;
const byCheque = { share: 'ALL', mode: 'CHEQUE', afterDays: 4 } as const;
const half = { share: 'HALF', mode: 'ONLINE', afterDays: 3 } as const;

/** What the demo business earns beside its sales. */
export const incomes: readonly DemoIncome[] = [
  {
    heading: '{month}को बिक्री कमिसन',
    party: 'New Butwal Mart',
    category: 'Commission',
    daysAgo: 96,
    dueAfter: 15,
    total: 12_500,
    paid: byTransfer,
    hasPicture: true,
  },
  {
    heading: '{month}को बिक्री कमिसन',
    party: 'New Butwal Mart',
    category: 'Commission',
    daysAgo: 64,
    dueAfter: 15,
    total: 14_200,
    paid: byTransfer,
  },
  {
    heading: '{month}को बिक्री कमिसन',
    party: 'New Butwal Mart',
    category: 'Commission',
    daysAgo: 33,
    dueAfter: 15,
    total: 16_750,
    paid: half,
    description: 'दसैँ तिहारको थप कमिसनसमेत',
    hasPicture: true,
  },
  {
    heading: '{month}को बिक्री कमिसन',
    party: 'New Butwal Mart',
    category: 'Commission',
    daysAgo: 4,
    dueAfter: 15,
    total: 13_300,
    paid: null,
  },
  {
    heading: 'गोदामको आधा भाग भाडा, {month}',
    party: 'Tilottama Cooperative',
    category: 'Godown rent received',
    daysAgo: 80,
    dueAfter: 7,
    total: 18_000,
    paid: byCheque,
  },
  {
    heading: 'गोदामको आधा भाग भाडा, {month}',
    party: 'Tilottama Cooperative',
    category: 'Godown rent received',
    daysAgo: 50,
    dueAfter: 7,
    total: 18_000,
    paid: byCheque,
  },
  {
    heading: 'गोदामको आधा भाग भाडा, {month}',
    party: 'Tilottama Cooperative',
    category: 'Godown rent received',
    daysAgo: 20,
    dueAfter: 7,
    total: 18_000,
    paid: null,
    description: 'म्याद नाघेको, फोन गर्ने',
  },
  {
    heading: 'खाली बोरा र कार्टुन',
    party: 'Cash customer',
    category: 'Sale of empty sacks and cartons',
    daysAgo: 41,
    dueAfter: 0,
    total: 2_340,
    paid: inCash,
  },
  {
    heading: 'खाली बोरा र कार्टुन',
    party: 'Cash customer',
    category: 'Sale of empty sacks and cartons',
    daysAgo: 9,
    dueAfter: 0,
    total: 1_985,
    paid: inCash,
  },
];

const months = [94, 63, 32, 2] as const;

/** What it spends: rent, electricity and internet each month, transport and tea as they come. */
export const expenses: readonly DemoExpense[] = [
  ...months.map((daysAgo): DemoExpense => ({
    heading: 'पसल र गोदाम भाडा, {month}',
    party: 'GHARBETI',
    category: 'Rent',
    daysAgo,
    dueAfter: 10,
    total: 45_000,
    paid: daysAgo > 10 ? byCheque : null,
  })),
  ...months.map((daysAgo, position): DemoExpense => ({
    heading: '{month}को बिजुली',
    party: 'BIJULI',
    category: 'Electricity',
    daysAgo: daysAgo + 1,
    dueAfter: 15,
    total: 8_240 + position * 655,
    billNumber: `NEA-${4410 + position * 31}`,
    paid: daysAgo > 10 ? byTransfer : null,
    ...(position % 2 === 1 ? { hasPicture: true } : {}),
  })),
  ...months.map((daysAgo, position): DemoExpense => ({
    heading: '{month}को इन्टरनेट',
    party: 'LUMNET',
    category: 'Telephone and internet',
    daysAgo: daysAgo + 3,
    dueAfter: 7,
    total: 2_260,
    vat: 260,
    billNumber: `LN-${1207 + position}`,
    paid: daysAgo > 10 ? byTransfer : null,
    ...(position === 0 ? { hasPicture: true } : {}),
  })),
  ...[88, 71, 52, 37, 21, 8].map((daysAgo, position): DemoExpense => ({
    heading: 'ढुवानी, वीरगन्जदेखि बुटवल',
    party: 'MECHI',
    category: 'Transport',
    daysAgo,
    dueAfter: 20,
    total: 11_300 + position * 1_130,
    vat: 1_300 + position * 130,
    billNumber: `MM-${233 + position * 4}`,
    paid: daysAgo > 30 ? byCheque : daysAgo > 10 ? half : null,
    ...(position % 3 === 2 ? { hasPicture: true } : {}),
  })),
  ...[83, 55, 26, 6].map((daysAgo, position): DemoExpense => ({
    heading: 'चियापत्ती र चियापान',
    party: 'ILAM',
    category: 'Tea and snacks',
    daysAgo,
    dueAfter: 0,
    total: 1_450 + position * 120,
    paid: inCash,
  })),
  {
    heading: 'ढुवानी, वीरगन्जदेखि बुटवल',
    party: 'MECHI',
    category: 'Transport',
    daysAgo: 21,
    dueAfter: 20,
    total: 15_820,
    paid: null,
    description: 'एउटै बिल दुई पटक परेको',
    cancelled: true,
  },
];
