import type { vendors } from './demo-parties.data.ts';

type Alias = (typeof vendors)[number]['alias'];
/** Bought: an item by its code or a service by its place, with the quantity in the unit it is bought in and the rate without VAT. */
export type DemoPurchaseLine = {
  code: string;
  quantity: number;
  rate: number;
  discount?: number;
  isCapital?: boolean;
};
/** What it cost to bring the goods home, of the same day: a kind of cost that all share, without VAT. */
export type DemoCost = {
  kind: 'Freight' | 'Customs duty';
  vendor: Alias;
  billNumber: string;
  allocationMethod: 'QUANTITY' | 'VALUE';
  total: number;
  vat: number;
  paymentMode: 'CREDIT' | 'ONLINE';
};
export type DemoPurchase = {
  vendor: Alias;
  billNumber: string | null;
  daysAgo: number;
  daysToPay: number;
  lines: readonly DemoPurchaseLine[];
  discount?: number;
  shipping?: number;
  import?: { declarationNumber: string; country: string };
  costs?: readonly DemoCost[];
  paid?: 'whole' | 'part';
  state?: 'DRAFT';
};

/** What the demo business bought while it traded: paid, in parts or not yet, two of them imported, and a draft of today. */
export const purchases: readonly DemoPurchase[] = [
  {
    vendor: 'CHAUDHAR',
    billNumber: 'CNF-1182',
    daysAgo: 112,
    daysToPay: 30,
    lines: [
      { code: 'NO-WWAI', quantity: 80, rate: 520 },
      { code: 'NO-VEG', quantity: 60, rate: 505 },
      { code: 'BI-GLUC', quantity: 40, rate: 610 },
    ],
    paid: 'whole',
  },
  {
    vendor: 'KALIMATI',
    billNumber: '4471',
    daysAgo: 101,
    daysToPay: 15,
    lines: [
      { code: 'DA-RAHR', quantity: 300, rate: 172 },
      { code: 'DA-MUSR', quantity: 250, rate: 148 },
    ],
    shipping: 3500,
    paid: 'whole',
  },
  {
    vendor: 'SUNAULI',
    billNumber: 'GKP/26/0338',
    daysAgo: 88,
    daysToPay: 45,
    lines: [
      { code: 'MA-JIRA', quantity: 240, rate: 96 },
      { code: 'MA-BESR', quantity: 300, rate: 42 },
      { code: 'MA-KHUR', quantity: 200, rate: 58 },
    ],
    import: { declarationNumber: 'M-2083-18442', country: 'IN' },
    costs: [
      {
        kind: 'Freight',
        vendor: 'MECHI',
        billNumber: 'MMT-7714',
        allocationMethod: 'QUANTITY',
        total: 3600,
        vat: 468,
        paymentMode: 'CREDIT',
      },
      // The customs take a tenth, and VAT of the goods and their duty.
      {
        kind: 'Customs duty',
        vendor: 'BHANSAR',
        billNumber: 'BHR-18442',
        allocationMethod: 'VALUE',
        total: 4724,
        vat: 6755.32,
        paymentMode: 'ONLINE',
      },
    ],
    paid: 'part',
  },
  {
    vendor: 'SIDDHA',
    billNumber: 'SD-2083-0915',
    daysAgo: 70,
    daysToPay: 30,
    lines: [
      { code: 'TE-TORI', quantity: 180, rate: 268, discount: 2 },
      { code: 'TE-BHAT', quantity: 200, rate: 232, discount: 2 },
      { code: 'PA-KOK', quantity: 120, rate: 148 },
    ],
    paid: 'whole',
  },
  {
    vendor: 'ILAM',
    billNumber: null,
    daysAgo: 55,
    daysToPay: 7,
    lines: [{ code: 'CH-TOKLA', quantity: 150, rate: 212 }],
    paid: 'whole',
  },
  {
    vendor: 'CHAUDHAR',
    billNumber: 'CNF-1267',
    daysAgo: 41,
    daysToPay: 30,
    lines: [
      { code: 'NO-WWAI', quantity: 120, rate: 528 },
      // Of ten cartons one is given.
      { code: 'NO-WWAI', quantity: 12, rate: 0 },
    ],
    paid: 'part',
  },
  {
    vendor: 'SUNAULI',
    billNumber: 'GKP/26/0421',
    daysAgo: 26,
    daysToPay: 45,
    lines: [
      { code: 'MA-GRM', quantity: 300, rate: 71 },
      { code: 'KO-NES', quantity: 90, rate: 405 },
    ],
    import: { declarationNumber: 'M-2083-21907', country: 'IN' },
    costs: [
      {
        kind: 'Freight',
        vendor: 'MECHI',
        billNumber: 'MMT-7902',
        allocationMethod: 'QUANTITY',
        total: 4200,
        vat: 546,
        paymentMode: 'CREDIT',
      },
      // The customs take a tenth, and VAT of the goods and their duty.
      {
        kind: 'Customs duty',
        vendor: 'BHANSAR',
        billNumber: 'BHR-21907',
        allocationMethod: 'VALUE',
        total: 5775,
        vat: 8258.25,
        paymentMode: 'ONLINE',
      },
    ],
  },
  {
    vendor: 'SIDDHA',
    billNumber: 'SD-2083-1104',
    daysAgo: 9,
    daysToPay: 30,
    lines: [
      { code: 'CI-CHINI', quantity: 500, rate: 92 },
      { code: 'SA-NUHA', quantity: 200, rate: 38 },
      { code: 'SA-LUGA', quantity: 1, rate: 24, isCapital: true },
    ],
    discount: 1,
  },
  {
    vendor: 'KALIMATI',
    billNumber: '4633',
    daysAgo: 3,
    daysToPay: 15,
    lines: [{ code: 'CH-JIRA', quantity: 60, rate: 1720 }],
    shipping: 2400,
  },
  {
    vendor: 'CHAUDHAR',
    billNumber: 'CNF-1340',
    daysAgo: 0,
    daysToPay: 30,
    lines: [{ code: 'BI-GLUC', quantity: 50, rate: 615 }],
    state: 'DRAFT',
  },
];
