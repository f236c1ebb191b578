import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Right } from '@bahi/contract/access';
import { type RecordKind, recordKinds } from '@bahi/contract/platform/record-history/record-kinds';
import { documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { mayRead } from '../../books/ledger/settlement/settlements.ts';
import type { Month, MonthReader } from './month-file.month.ts';
import { readableKinds } from './month-file.parts.ts';

/** A file that is attached to a document of the month, to a voucher or a payment, or that was put to a comment on one. */
export type Photo = {
  id: number;
  name: string;
  contentType: string;
  sizeBytes: number;
  documentId: number;
  kind: RecordKind;
  documentName: string;
  dayBS: string;
  partyName: string;
};
type PhotoRow = Omit<Photo, 'kind'> & { kind: string };

/** As many files as an archive of this kind takes in all, with room for its reports. */
const mostPhotos = 60_000;

/** Records of the month that the reader sees, each with its own files and then those of what people wrote on it. */
const from = `from (
    select listed.place, document.kind, document.id, coalesce(document.number, document.heading, '') as name, document.dated_on,
      document.dated_on_bs, document.customer_id, document.vendor_id, listed.table_name
    from unnest($2::text[], $3::text[]) with ordinality listed (kind, table_name, place)
    join document on document.business_id = $1 and document.kind = listed.kind and document.state <> 'DRAFT'
      and document.dated_on between $4::date and $5::date
    union all
    select 1000, 'VOUCHER', voucher.id, coalesce(voucher.number, ''), voucher.dated_on, voucher.dated_on_bs, null, null, 'voucher'
    from voucher where $6 and voucher.business_id = $1 and voucher.state <> 'DRAFT'
      and voucher.dated_on between $4::date and $5::date
    union all
    select 1001, 'PAYMENT', settlement.id, coalesce(settlement.number, ''), settlement.received_on, settlement.received_on_bs,
      settlement.customer_id, settlement.vendor_id, null
    from settlement where $7 and settlement.business_id = $1 and settlement.deleted_at is null
      and settlement.received_on between $4::date and $5::date and (settlement.vendor_id is null or $8)
      and not exists (select from payment
        join payment_allocation allocation on allocation.business_id = $1 and allocation.payment_id = payment.id
        join document settled on settled.business_id = $1 and settled.id = allocation.document_id and settled.kind = any($9)
        where payment.business_id = $1 and payment.settlement_id = settlement.id and payment.reversal_entry_id is null)
  ) record cross join lateral (
    select own.id, own.name, own.content_type, own.size_bytes, own.position, 0::bigint as comment_id from stored_file own
      where own.business_id = $1 and own.attached_to = record.table_name and own.attached_id = record.id
    union all
    select said.id, said.name, said.content_type, said.size_bytes, said.position, comment.id from record_comment comment
      join stored_file said on said.business_id = $1 and said.attached_to = 'record_comment' and said.attached_id = comment.id
      where comment.business_id = $1 and comment.kind = record.kind and comment.record_id = record.id
  ) file`;

function valuesOf({ businessId, session }: MonthReader, month: Month): unknown[] {
  const kinds = readableKinds(session);
  const tables = kinds.map((kind) => documentKinds[kind].table);
  const can = (right: Right): boolean => session.rights.has(right);
  const unseen = documentKindNames.filter((kind) => documentKinds[kind].isPrivate && !kinds.includes(kind));
  return [
    businessId,
    kinds,
    tables,
    formatAdDate(month.from),
    formatAdDate(month.to),
    can('voucher.read'),
    can('payment.read'),
    mayRead({ can }, { settledBy: 'PAID', party: 'vendor' }),
    unseen,
  ];
}

/** How many attachments the month's records have that the reader sees, and how many bytes they come to. */
export async function sumPhotos(reader: MonthReader, month: Month): Promise<{ count: number; bytes: number }> {
  const [row] = await reader.db.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(file.size_bytes), 0)::bigint as bytes ${from}`,
    valuesOf(reader, month),
  );
  return row ?? { count: 0, bytes: 0 };
}

export type Photos = {
  taken: readonly Photo[];
  /** The first of those for which there is no room, and how many these are in all. */
  beyond: readonly Photo[];
  beyondCount: number;
};

/**
 * The attachments of the month's records that the reader sees, in the order of the records and without their content:
 * as many as one file takes, and of those beyond so many as are named.
 */
export async function readPhotos(
  reader: MonthReader,
  month: Month,
  { mostBytes, mostNamed }: { mostBytes: number; mostNamed: number },
): Promise<Photos> {
  const rows = await reader.db.query<PhotoRow>(
    `select file.id, file.name, file.content_type as "contentType", file.size_bytes as "sizeBytes",
       record.id as "documentId", record.kind, record.name as "documentName",
       record.dated_on_bs as "dayBS", coalesce(customer.name, vendor.name, '') as "partyName"
     ${from}
     left join customer on customer.business_id = $1 and customer.id = record.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = record.vendor_id
     order by record.place, record.dated_on, record.id, file.comment_id, file.position, file.id limit $10`,
    [...valuesOf(reader, month), mostPhotos + mostNamed],
  );
  const photos = rows.flatMap(({ kind: said, ...row }) => {
    const kind = recordKinds.find((known) => known === said);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  const room = fitting(photos, mostBytes);
  const { count } = await sumPhotos(reader, month);
  return {
    taken: photos.slice(0, room),
    beyond: photos.slice(room, room + mostNamed),
    beyondCount: count - room,
  };
}

/** How many of them one file takes, in their order. */
export function fitting(photos: readonly Pick<Photo, 'sizeBytes'>[], mostBytes: number, most = mostPhotos): number {
  let bytes = 0;
  const first = photos.findIndex(({ sizeBytes }, place) => place >= most || (bytes += sizeBytes) > mostBytes);
  return first < 0 ? photos.length : first;
}
