import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { Sheet } from '../../../platform/reports/sheet.ts';
import type { Check } from '../../../platform/verify/check.ts';

/** Columns of the kind's own row, there called `own`. All of it is literal. */
export type PrintedParty = Readonly<Record<'name' | 'nameNp' | 'address' | 'addressNp', `own.${string}`>>;

/** What somebody who has the bill in hand says of an entry that came again. Amounts are rupees. */
export type RepeatedEntry = {
  heading: string;
  day: CalendarDay;
  totalBillAmount: number;
  vatAmount: number | null;
  billNumber: string | null;
};

/** How a document, or a voucher, is made once more on a day, like one that is there; answers the id of the new one. */
export type Repetition =
  | {
      as: 'DRAFT';
      make: (context: Context, id: number, day: CalendarDay) => Promise<number>;
      /** Whether what is made like it may be issued without anybody looking at it. */
      mayIssue: (context: Context, id: number) => Promise<boolean>;
      /** Issues a draft that was made; an invoice bears today. */
      issue: (context: Context, id: number) => Promise<void>;
    }
  | { as: 'ENTRY'; enter: (context: Context, id: number, entry: RepeatedEntry) => Promise<number> };

/** What the folder of a kind of document gives to the rest of the server. */
export type DocumentFeature = {
  readonly routes: (server: Server) => void;
  /** What of its own is searched beside what it is called by. */
  readonly searched: readonly `own.${string}`[];
  /** Where it keeps its party as it was when it was written; null where the party's record is shown. */
  readonly printedParty: PrintedParty | null;
  /** Where it keeps who let it pass beyond what its party may owe, and why, and what tells that somebody did. */
  readonly passed?: Readonly<Record<'by' | 'reason' | 'is', `own.${string}`>>;
  /** In the file of all data. */
  readonly sheets: readonly Sheet[];
  readonly checks: readonly Check[];
  /** Of the kinds that come again. */
  readonly repetition?: Repetition;
};
