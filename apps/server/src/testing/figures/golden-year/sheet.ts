/**
 * The sheet of a trading firm's year 2082/83, worked out by hand before the product was asked: every amount is followed by
 * how it was found. Rupees. A bag sells at 1,500 without VAT (13 %: 195), and costs 1,000, from Magh on 1,050.
 */
export type Month = {
  /** Bags bought on the 5th, on credit, and at what without VAT. */
  readonly bought: number;
  readonly cost: number;
  /** Bags sold on the 10th to Ram Kirana on credit, and on the 15th for cash. */
  readonly onCredit: number;
  readonly forCash: number;
  /** Bags of that month's bill that Ram Kirana brings back, and that go back to the vendor. */
  readonly broughtBack: number;
  readonly sentBack: number;
  /** What Ram Kirana and the vendor are paid on the 28th: the bill of the month before, less what went back. */
  readonly received: number;
  readonly paid: number;
  /** Cash taken to the bank on the 27th. */
  readonly banked: number;
  /** Of the VAT return: tax of sales and of purchases, what is paid, and what the next month brings forward. */
  readonly outputTax: number;
  readonly inputTax: number;
  readonly payable: number;
  readonly carried: number;
};

const usual = { onCredit: 120, forCash: 80, broughtBack: 0, sentBack: 0, banked: 130_000 };
/** A usual bill of Ram Kirana: 120 × 1,500 = 180,000, VAT 23,400. */
const bill = 203_400;

/** A month from Phagun on: the vendor's bill of the month before is 210,000 + 27,300. */
const dearer: Month = {
  ...usual,
  bought: 200,
  cost: 1050,
  received: bill,
  paid: 237_300,
  outputTax: 39_000,
  inputTax: 27_300,
  payable: 11_700,
  carried: 0,
};

/** Shrawan 2082 to Ashadh 2083. Tax of a usual month's sales: 200 × 1,500 × 13 % = 39,000. */
export const months: readonly Month[] = [
  // 400 × 1,000 × 13 % = 52,000: 13,000 more than the tax of the sales. What is paid are the bills of the old books.
  {
    ...usual,
    bought: 400,
    cost: 1000,
    received: 113_000,
    paid: 226_000,
    outputTax: 39_000,
    inputTax: 52_000,
    payable: 0,
    carried: 13_000,
  },
  // Nothing is bought. 39,000 − 13,000 brought forward. The vendor's bill of Shrawan: 400,000 + 52,000.
  {
    ...usual,
    bought: 0,
    cost: 0,
    received: bill,
    paid: 452_000,
    outputTax: 39_000,
    inputTax: 0,
    payable: 26_000,
    carried: 0,
  },
  // 10 × 195 = 1,950 of the tax go back. 200 × 130 = 26,000. There is no bill of Bhadra to pay.
  {
    ...usual,
    bought: 200,
    cost: 1000,
    broughtBack: 10,
    received: bill,
    paid: 0,
    outputTax: 37_050,
    inputTax: 26_000,
    payable: 11_050,
    carried: 0,
  },
  // 190 × 130 = 24,700. Ram Kirana's bill of Asoj less 10 × 1,695 = 16,950; the vendor's: 200 × 1,130.
  {
    ...usual,
    bought: 190,
    cost: 1000,
    received: 186_450,
    paid: 226_000,
    outputTax: 39_000,
    inputTax: 24_700,
    payable: 14_300,
    carried: 0,
  },
  // (200 − 10) × 130 = 24,700. The vendor's bill of Kartik: 190 × 1,130.
  {
    ...usual,
    bought: 200,
    cost: 1000,
    sentBack: 10,
    received: bill,
    paid: 214_700,
    outputTax: 39_000,
    inputTax: 24_700,
    payable: 14_300,
    carried: 0,
  },
  // 210 × 130 = 27,300. The vendor's bill of Mangsir: 200 × 1,130 less 10 × 1,130.
  {
    ...usual,
    bought: 210,
    cost: 1000,
    received: bill,
    paid: 214_700,
    outputTax: 39_000,
    inputTax: 27_300,
    payable: 11_700,
    carried: 0,
  },
  // Half a month. 100 × 195 = 19,500; 100 × 1,100 × 13 % = 14,300. The vendor's bill of Poush: 210 × 1,130.
  {
    ...usual,
    onCredit: 60,
    forCash: 40,
    banked: 60_000,
    bought: 100,
    cost: 1100,
    received: bill,
    paid: 237_300,
    outputTax: 19_500,
    inputTax: 14_300,
    payable: 5_200,
    carried: 0,
  },
  // 200 × 1,050 × 13 % = 27,300. Ram Kirana's bill of Magh: 60 × 1,695; the vendor's: 100 × 1,243.
  { ...dearer, received: 101_700, paid: 124_300 },
  dearer,
  dearer,
  dearer,
  dearer,
];

/** What stood in the old books on 1 Shrawan 2082: debits above zero. */
export const opening = {
  CASH: 50_000,
  BANK: 800_000,
  FIXED_ASSETS: 200_000,
  TERMLOAN: -500_000,
  /** 50,000 + 800,000 + 200,000 + 113,000 owed by Ram Kirana − 500,000 − 226,000 owed to the vendor; the stock comes to it. */
  CAPITAL: -437_000,
};
export const openingDues = { customer: 113_000, vendor: 226_000 };
/** 100 bags at 1,000. */
export const openingStock = { quantity: 100, cost: 1000 };

/** Each month: a rent of 20,000 of which 10 % is held back as tax, salaries; each quarter an instalment of the loan. */
export const rent = { month: 20_000, paid: 18_000, heldBack: 2_000 };
/**
 * Of the salary 1 % is held back as social security tax, 300; it is entered in Shrawan, and comes again by itself on the
 * 28th of the eleven months after it.
 */
export const salary = { month: 30_000, paid: 29_700, heldBack: 300 };
/** Of a month: 2,000 of the rent and 300 of the salary. */
export const heldBackOfMonth = 2_300;
/** In Bhadra Ram Kirana holds 1.5 % of the bill of Shrawan back, without its VAT: 180,000 × 1.5 %. */
export const heldByCustomer = { month: 2, base: 180_000, amount: 2_700 };
/**
 * Cheques: Ram Kirana pays by one in Asoj, which is deposited and clears, and by one in Poush, which bounces, so that the
 * bill is due again and comes through the bank. The vendor is paid by one in Kartik, which is cleared.
 */
export const cheques = { received: 3, given: 4, bounced: 6 };
/** The loan is registered: 500,000 at 12 %, each quarter a twentieth of it with its interest as the bank reckons it. */
export const loan = { amount: 500_000, rate: 12, instalments: 20 };
export const instalment = { principal: 25_000, interest: 15_000 };
/** Paid in Shrawan for the twelve months, 1,000 each. */
export const insurance = 12_000;
/** Bought in Bhadra; of the pool B like the furniture, of which 25 % are written down: 280,000 × 25 %. */
export const computer = 80_000;
export const depreciation = 70_000;

/** The trial balance of the year: debits less credits of each account at its end. */
export const yearEnd = {
  // 50,000 + 80 × 1,695 × 11 = 1,491,600 + 40 × 1,695 = 67,800 − 130,000 × 11 − 60,000
  CASH: 119_400,
  // 800,000 + 2,231,750 − 2,700 of Ram Kirana + 1,490,000 of cash − 2,644,200 to the vendor − 216,000 rent − 11 × 2,300 =
  // 25,300 tax held back − 12 × 29,700 = 356,400 salaries − 12,000 insurance − 80,000 computer − 160,000 loan
  // − 129,350 VAT of eleven months
  BANK: 895_800,
  // What Ram Kirana held back; it is set off against the income tax of the year.
  TDS_RECEIVABLE: 2_700,
  // The bill of Ashadh.
  RECEIVABLE: 203_400,
  // 100 bags at 1,050: in Magh 100 at 1,000 and 100 at 1,100 are 210,000 for 200.
  INVENTORY: 105_000,
  // Bought: 52,000 + 26,000 + 2 × 24,700 + 27,300 + 14,300 + 5 × 27,300 = 305,500; sold: 10 × 39,000 + 37,050 + 19,500 =
  // 446,550. Paid of eleven months: 26,000 + 11,050 + 2 × 14,300 + 11,700 + 5,200 + 4 × 11,700 = 129,350. All that was bought is
  // set off, that of Ashadh as well, whose return is of its last day: of it 39,000 − 27,300 are left to pay.
  OUTPUT_VAT: -11_700,
  // 200,000 + 80,000 − 70,000
  FIXED_ASSETS: 210_000,
  PAYABLE: -237_300,
  // Of Ashadh: 2,000 + 300.
  TDS_PAYABLE: -2_300,
  // 500,000 − 4 × 25,000
  TERMLOAN: -400_000,
  // 437,000, and the stock of 100,000 that was brought.
  CAPITAL: -537_000,
  // 11 × 300,000 + 150,000
  SALES: -3_450_000,
  // 10 × 1,500
  SALES_RETURNS: 15_000,
  // 6 × 200,000 − 10,000 brought back + 100 × 1,050 + 5 × 210,000
  COST_OF_GOODS_SOLD: 2_345_000,
  // 12 × 20,000
  EXPENSES: 240_000,
  SALARY: 360_000,
  INTEREST: 60_000,
  INSURANCE: 12_000,
  DEPRECIATION: 70_000,
};

/** Profit and loss: 3,435,000 − 2,345,000 − (240,000 + 360,000 + 60,000 + 12,000 + 70,000). */
export const profitAndLoss = {
  NET_SALES: 3_435_000,
  COST_OF_SALES: 2_345_000,
  GROSS_PROFIT: 1_090_000,
  OTHER_INCOME: 0,
  EXPENSES: 742_000,
  NET_PROFIT: 348_000,
};

/**
 * The balance sheet: 895,800 + 119,400 + 203,400 + 2,700 + 105,000 + 210,000 are owned; 237,300 + 11,700 + 2,300 +
 * 400,000 are owed; 537,000 + 348,000 are the owner's.
 */
export const balanceSheet = {
  ASSETS: 1_536_300,
  LIABILITIES: 651_300,
  EQUITY: 885_000,
  LIABILITIES_AND_EQUITY: 1_536_300,
};

/** The cash flow: what was received and paid in cash and bank; the year began with 850,000 of an opening balance. */
export const cashFlow = {
  // 2,231,750 − 2,700 + 1,491,600 + 67,800
  CUSTOMERS: 3_788_450,
  VENDORS: -2_644_200,
  // 216,000 + 360,000 + 12,000 + 60,000
  EXPENSES: -648_000,
  // Of eleven months: what was held back, 25,300, and VAT, 129,350; less 12 × 300 of the salaries, of which a journal says
  // that so much of what was spent was tax.
  TAXES: -151_050,
  OPERATING: 345_200,
  INVESTING: -80_000,
  FINANCING: -100_000,
  BEGUN: 850_000,
  // 119,400 + 895,800
  CLOSING: 1_015_200,
};

/** What the bank says in the end of the year: as much as its book, since no cheque is on its way. */
export const bankStatement = { opening: 800_000, closing: 895_800 };
