import type { takeAnswer, lendAnswer } from '@bahi/contract/sales/sales-counter/counter-device';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import type { z } from '@bahi/contract/zod';
import type { CounterHead } from '@bahi/domain/counter/counter-link';
import type { DBSchema } from 'idb';

type Lent = z.output<typeof lendAnswer>;

/** The counter that this storage is, and how the server said last that it stands. */
export type DeviceRecord = {
  counterId: number;
  businessId: number;
  /** Made here: a series belongs to the one storage that has it. */
  deviceId: string;
  /** The secret that registering gave; null until its answer came. */
  deviceKey: string | null;
} & Pick<Lent['counter'], 'code' | 'name' | 'outletId' | 'outletName' | 'outletNameNp' | 'state' | 'freezeReason'>;

/** How far a fiscal year's series is, and when its last invoice was issued, in milliseconds. */
export type HeadRecord = CounterHead & { counterId: number; issuedAt: number };

/** For how long and how much may be sold, as it was lent last. */
export type LendRecord = NonNullable<Lent['lend']> & {
  counterId: number;
  /** Issued under it. */
  sold: number;
  /** By how much the clock of this device was ahead of the server's, in milliseconds. */
  clockAhead: number;
};

/** What the server said of an invoice; null while it waits. */
export type TakenRecord = Pick<z.output<typeof takeAnswer>['taken'][number], 'state' | 'invoiceId' | 'reason'>;

/** How far the series are by what the server has. */
export type ServerHeads = z.output<typeof takeAnswer>['heads'];

/** An invoice as it was issued here. */
export type InvoiceRecord = {
  counterId: number;
  fiscalYear: string;
  sequence: number;
  number: string;
  /** Written once, and sent as it is. */
  text: string;
  hash: string;
  /** The key of the draft that it was: one draft is one invoice. */
  issueKey: string;
  /** The counter again while it waits to be sent; not there afterwards, so that the index has only what waits. */
  waiting?: number;
  taken: TakenRecord | null;
  paper: InvoicePaper;
  /** How often it was printed. */
  copies: number;
};

export type DeviceSchema = DBSchema & {
  /** Under `current` the counter that this browser is. */
  pointers: { key: string; value: number };
  devices: { key: number; value: DeviceRecord };
  heads: { key: [number, string]; value: HeadRecord };
  lends: { key: number; value: LendRecord };
  invoices: {
    key: [number, string, number];
    value: InvoiceRecord;
    indexes: { waiting: [number, string, number]; issueKey: string };
  };
  /** What the server answered, by what was asked. */
  answers: { key: string; value: unknown };
};
