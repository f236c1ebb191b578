import type { Answer } from '@bahi/contract/endpoint';
import type { cbmsContract, CbmsStop } from '@bahi/contract/sales/cbms/cbms.contract';
import type { ReportedAs } from '@bahi/domain/document-kinds';
import { asPaisa } from '@bahi/domain/numbers/money';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { Payload } from './cbms.encode.ts';

export type CbmsReport = Answer<typeof cbmsContract.list>['rows'][number];
export type CbmsOutbox = Answer<typeof cbmsContract.state>;

/** The name that the password of a receiver is sealed under. */
export const cbmsSecrets = 'cbms-setup';

/** Whether a stop lasts until a password was entered: each try with the one that was refused may lock the account. */
export function needsPassword(stop: CbmsStop | null): boolean {
  return stop === 'CREDENTIALS' || stop === 'PASSWORD_LOST';
}

/** Where the receiver takes what. */
export const paths: Readonly<Record<ReportedAs, string>> = { BILL: '/api/bill', RETURN: '/api/billreturn' };

/** What it takes to write of a business, behind the walls of it. */
export type Writer = { db: Tx; services: Services; businessId: number; now: number };

/** What one server is about to send, its row as it was before. */
export type Claim = {
  report: Row<'cbms_report'>;
  /** Which try it is. */
  tries: number;
  /** The settings that it is sent by. */
  version: number;
  /** What this try says of itself. */
  isRealtime: boolean;
  address: string;
  userName: string;
  password: string;
  payload: Payload;
};

/** A row of the outbox with what it is of. */
export type ReportRecord = Pick<
  Row<'cbms_report'>,
  'id' | 'what' | 'document_id' | 'state' | 'reason' | 'tries' | 'is_realtime' | 'written_at' | 'due_at' | 'settled_at'
> & {
  number: string | null;
  dated_on: string;
  dated_on_bs: string;
  customer_name: string;
  customer_name_np: string | null;
  told_paisa: number;
  original_number: string | null;
  original_state: string | null;
};

export function reportRow(row: ReportRecord): CbmsReport {
  return {
    id: row.id,
    what: row.what,
    documentId: row.document_id,
    number: row.number ?? '',
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    customerName: row.customer_name,
    customerNameNp: row.customer_name_np,
    total: rupeesOf(asPaisa(row.told_paisa)),
    state: row.state,
    reason: row.reason,
    originalNumber: row.original_number,
    waitsForOriginal: row.state === 'WAITING' && row.original_state !== null && row.original_state !== 'SENT',
    tries: row.tries,
    isRealtime: row.is_realtime,
    writtenAt: row.written_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
