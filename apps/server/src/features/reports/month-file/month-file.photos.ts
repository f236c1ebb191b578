import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type DocumentKind, documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import type { Month, MonthReader } from './month-file.month.ts';
import { readableKinds } from './month-file.parts.ts';

/** A file that is attached to a document of the month. */
export type Photo = {
  id: number;
  name: string;
  contentType: string;
  sizeBytes: number;
  documentId: number;
  kind: DocumentKind;
  documentName: string;
  dayBS: string;
  partyName: string;
};
type PhotoRow = Omit<Photo, 'kind'> & { kind: string };

/** As many files as an archive of this kind takes in all, with room for its reports. */
const mostPhotos = 60_000;

const from = `from unnest($2::text[], $3::text[]) with ordinality listed (kind, table_name, place)
     join document on document.business_id = $1 and document.kind = listed.kind and document.state <> 'DRAFT'
       and document.dated_on between $4::date and $5::date
     join stored_file file on file.business_id = $1 and file.attached_to = listed.table_name
       and file.attached_id = document.id`;

function valuesOf({ businessId, session }: MonthReader, month: Month): unknown[] {
  const kinds = readableKinds(session);
  const tables = kinds.map((kind) => documentKinds[kind].table);
  return [businessId, kinds, tables, formatAdDate(month.from), formatAdDate(month.to)];
}

/** How many attachments the month's documents have that the reader sees, and how many bytes they come to. */
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
 * The attachments of the month's documents that the reader sees, in the order of the documents and without their content:
 * as many as one file takes, and of those beyond so many as are named.
 */
export async function readPhotos(
  reader: MonthReader,
  month: Month,
  { mostBytes, mostNamed }: { mostBytes: number; mostNamed: number },
): Promise<Photos> {
  const rows = await reader.db.query<PhotoRow>(
    `select file.id, file.name, file.content_type as "contentType", file.size_bytes as "sizeBytes",
       document.id as "documentId", document.kind, coalesce(document.number, document.heading, '') as "documentName",
       document.dated_on_bs as "dayBS", coalesce(customer.name, vendor.name, '') as "partyName"
     ${from}
     left join customer on customer.business_id = $1 and customer.id = document.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id
     order by listed.place, document.dated_on, document.id, file.position, file.id limit $6`,
    [...valuesOf(reader, month), mostPhotos + mostNamed],
  );
  const photos = rows.flatMap(({ kind, ...row }) => (isDocumentKind(kind) ? [{ ...row, kind }] : []));
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
