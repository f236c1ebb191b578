import type { Answer } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { Row } from '../../../platform/database/table-types.ts';
import { messageOf, type MessageRecord } from '../outbox/message.rows.ts';
import { kindOf } from './public-paper.ts';

type SharingRow = Answer<(typeof sharingContract)['list']>['rows'][number];

/** A sharing with its paper, its customer, and the message that it was sent by; a link has none. */
export type SharingRecord = Pick<
  Row<'paper_sharing'>,
  'id' | 'way' | 'recipient' | 'shared_by_name' | 'shared_at' | 'document_id' | 'quotation_id'
> &
  MessageRecord & {
    kind: string | null;
    number: string | null;
    customer_name: string | null;
    customer_name_np: string | null;
  };

export function sharingRow(row: SharingRecord): SharingRow {
  return {
    id: row.id,
    kind: kindOf(row.quotation_id === null ? row.kind : 'QUOTATION'),
    paperId: row.document_id ?? row.quotation_id ?? Number.NaN,
    number: row.number ?? '',
    customerName: row.customer_name ?? '',
    customerNameNp: row.customer_name_np,
    way: row.way,
    recipient: row.recipient,
    sharedBy: row.shared_by_name,
    sharedAt: row.shared_at.toISOString(),
    message: messageOf(row),
  };
}
