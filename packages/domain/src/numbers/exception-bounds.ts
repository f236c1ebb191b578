/** From where on the checks of the exceptional report ask; amounts are paisa. */
export const exceptionBounds = {
  /** What is written between these hours in Kathmandu was written at night. */
  nightFromHour: 22,
  nightToHour: 5,
  /** An amount is round as a multiple of Rs 1,000, and asked about from Rs 10,000 on. */
  roundStepPaisa: 100_000,
  roundFromPaisa: 1_000_000,
  /**
   * A payment of more than Rs 50,000 goes through the bank, or is no cost of the year (Income Tax Act 2058, section 21
   * (1) (d1) and (2)); Rs 10,000 is what shops let their people spend on their own word.
   */
  bankPaisa: 5_000_000,
  smallSpendingPaisa: 1_000_000,
  /** What is less than this part of a limit is no part of a deal that was split under it. */
  leastPartOfLimit: 4,
  /** A paper of a vendor is looked for as far back as this many days before the period. */
  duplicateDays: 90,
  /** What the business writes itself bears its day; what others wrote comes later. */
  ownPaperDays: 7,
  otherPaperDays: 30,
  /** Cancelled so soon after printing it may have served once. */
  printedHours: 24,
  /** Above what somebody's purchases are told to the tax office with their PAN: one lakh. */
  panPaisa: 10_000_000,
} as const;
