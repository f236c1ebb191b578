import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isDocumentKind } from '@bahi/domain/document-kinds';
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

/** The attachments of the month's documents that the reader sees, in the order of the documents; without their content. */
export async function readPhotos(reader: MonthReader, { from, to }: Month): Promise<Photo[]> {
  const kinds = readableKinds(reader.session);
  const rows = await reader.db.query<PhotoRow>(
    `select file.id, file.name, file.content_type as "contentType", file.size_bytes as "sizeBytes",
       document.id as "documentId", document.kind, coalesce(document.number, document.heading, '') as "documentName",
       document.dated_on_bs as "dayBS", coalesce(customer.name, vendor.name, '') as "partyName"
     from unnest($2::text[], $3::text[]) with ordinality listed (kind, table_name, place)
     join document on document.business_id = $1 and document.kind = listed.kind and document.state <> 'DRAFT'
       and document.dated_on between $4::date and $5::date
     join stored_file file on file.business_id = $1 and file.attached_to = listed.table_name
       and file.attached_id = document.id
     left join customer on customer.business_id = $1 and customer.id = document.customer_id
     left join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id
     order by listed.place, document.dated_on, document.id, file.position, file.id`,
    [reader.businessId, kinds, kinds.map((kind) => documentKinds[kind].table), formatAdDate(from), formatAdDate(to)],
  );
  return rows.flatMap(({ kind, ...row }) => (isDocumentKind(kind) ? [{ ...row, kind }] : []));
}

/** How many there are and what they come to. */
export function sumOf(photos: readonly Pick<Photo, 'sizeBytes'>[]): { count: number; bytes: number } {
  return { count: photos.length, bytes: photos.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
}

/** As many of them as one file takes, in their order, and those beyond. */
export function fitting(photos: readonly Photo[], mostBytes: number): { taken: Photo[]; beyond: Photo[] } {
  let bytes = 0;
  const first = photos.findIndex(({ sizeBytes }) => (bytes += sizeBytes) > mostBytes);
  return first < 0
    ? { taken: [...photos], beyond: [] }
    : { taken: photos.slice(0, first), beyond: photos.slice(first) };
}
