import type { TurnsOptions } from './turns.ts';

/** How often and how long: numbers of the product, which tests of these limits set to their own. Times in seconds. */
export type Limits = {
  otp: {
    validSeconds: number;
    tries: number;
    resendSeconds: number;
    perDay: number;
    /** Codes that may be asked for from one network address within an hour, whichever numbers they are for. */
    perAddressAnHour: number;
    /** Messages with codes within an hour, whoever asks; from the second number on whoever runs the server is told. */
    inAllAnHour: number;
    alarmAnHour: number;
    /** How long the ticket of a verified code can be used. */
    ticketSeconds: number;
  };
  /**
   * Wrong passwords within the window: of one account from one address, or from one device that has signed in before;
   * of one account from everywhere else; from one address for all accounts.
   */
  signIn: { wrongTries: number; ofAccount: number; ofAddress: number; windowSeconds: number };
  /** Test messages of one user, of SMS and of e-mail each. */
  testSends: { perUserAnHour: number };
  /** Each call of items that are shared with everybody. */
  publicItems: { perAddressAMinute: number };
  /** Pages of papers that are opened by their links, and files of them: PDFs and receipts. */
  publicPapers: { perAddressAMinute: number; filesPerAddressAMinute: number };
  /** E-mails and SMS with papers that a business sends. */
  paperMessages: { perBusinessAnHour: number };
  /** A report that is sent by e-mail: what hosts of e-mail take with a letter. */
  mailedReports: { mostBytes: number };
  /**
   * Reports with more rows than these are made as files apart: so many of one person at once, made by so many hands of one
   * server. What nobody ends is given up after the lease; a file is kept for so long.
   */
  reportFiles: { longerThan: number; openPerUser: number; hands: number; leaseSeconds: number; keptSeconds: number };
  /** The attachments of a month in one file, in bytes: those beyond are named in its list and left out. */
  monthFile: { mostPhotoBytes: number };
  /** Reads at once, and files that take long to make; those wait as long as there is patience for, in milliseconds. */
  reads: TurnsOptions;
  longFiles: TurnsOptions;
  accessTokenSeconds: number;
  refreshIdleSeconds: number;
  refreshAbsoluteSeconds: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const defaultLimits: Limits = {
  otp: {
    validSeconds: 5 * minute,
    tries: 5,
    resendSeconds: minute,
    perDay: 10,
    perAddressAnHour: 60,
    inAllAnHour: 1000,
    alarmAnHour: 200,
    ticketSeconds: 10 * minute,
  },
  signIn: { wrongTries: 20, ofAccount: 200, ofAddress: 200, windowSeconds: 15 * minute },
  testSends: { perUserAnHour: 10 },
  publicItems: { perAddressAMinute: 60 },
  publicPapers: { perAddressAMinute: 60, filesPerAddressAMinute: 20 },
  paperMessages: { perBusinessAnHour: 300 },
  mailedReports: { mostBytes: 10_000_000 },
  reportFiles: { longerThan: 5000, openPerUser: 5, hands: 2, leaseSeconds: 2 * minute, keptSeconds: day },
  monthFile: { mostPhotoBytes: 300_000_000 },
  // Each lane has enough to keep both the database and this process busy.
  reads: { places: { all: 8, ofLane: 4 }, patience: { short: 2000, long: 2000 } },
  longFiles: { places: { all: 4, ofLane: 2 }, patience: { short: 10_000, long: 10_000 } },
  accessTokenSeconds: 10 * minute,
  refreshIdleSeconds: day,
  refreshAbsoluteSeconds: 7 * day,
};
