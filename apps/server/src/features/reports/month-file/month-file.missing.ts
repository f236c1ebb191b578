import type { Right } from '@bahi/contract/access';
import { type RecordKind, recordKinds } from '@bahi/contract/platform/record-history/record-kinds';
import { type DocumentKind, documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { readClosableBoxes } from '../../books/day-close/day-close.box.ts';
import type { Month, MonthReader } from './month-file.month.ts';
import { readableKinds } from './month-file.parts.ts';

/** A document without a photo. */
export type Photoless = {
  kind: DocumentKind;
  id: number;
  name: string;
  dayBS: string;
  partyName: string;
  partyNameNp: string | null;
  totalPaisa: number;
};
type PhotolessRow = Omit<Photoless, 'kind'> & { kind: string; all: number };

/** What is written from another's bill, which the accountant wants to see, and takes a photo of it. */
function kindsWithBill(reader: MonthReader): DocumentKind[] {
  return readableKinds(reader.session).filter((kind) => {
    const { party, settledBy, takesFiles } = documentKinds[kind];
    return party === 'vendor' && settledBy === 'PAID' && takesFiles;
  });
}

/** The documents of the month that have no photo of their bill, nor one that was put to a comment on them: how many, and so many of them. */
export async function readPhotoless(
  reader: MonthReader,
  { from, to }: Month,
  most: number,
): Promise<{ count: number; documents: Photoless[] }> {
  const kinds = kindsWithBill(reader);
  const rows = await reader.db.query<PhotolessRow>(
    `select document.kind, document.id, coalesce(document.number, document.heading, '') as name,
       document.dated_on_bs as "dayBS", coalesce(vendor.name, '') as "partyName", vendor.name_np as "partyNameNp",
       document.total_paisa as "totalPaisa", count(*) over ()::int as all
     from unnest($2::text[], $3::text[]) listed (kind, table_name)
     join document on document.business_id = $1 and document.kind = listed.kind and document.state = 'FINAL'
       and document.dated_on between $4::date and $5::date
     left join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id
     where not exists (select from stored_file file where file.business_id = $1
       and file.attached_to = listed.table_name and file.attached_id = document.id)
     and not exists (select from record_comment comment
       join stored_file said on said.business_id = $1 and said.attached_to = 'record_comment' and said.attached_id = comment.id
       where comment.business_id = $1 and comment.kind = document.kind and comment.record_id = document.id)
     order by document.dated_on, document.id limit $6`,
    [
      reader.businessId,
      kinds,
      kinds.map((kind) => documentKinds[kind].table),
      formatAdDate(from),
      formatAdDate(to),
      most,
    ],
  );
  const documents = rows.flatMap(({ kind, all: _, ...row }) => (isDocumentKind(kind) ? [{ ...row, kind }] : []));
  return { count: rows[0]?.all ?? 0, documents };
}

/** A question that waits for an answer, on a document or a voucher of the month. */
export type OpenQuestion = {
  id: number;
  kind: RecordKind;
  recordId: number;
  recordName: string;
  text: string;
  askedBy: string;
  asks: string | null;
};
type QuestionRow = Omit<OpenQuestion, 'kind'> & { kind: string; all: number };

/** The questions that are open on documents and vouchers of the month that the reader sees: how many, and so many of them. */
export async function readOpenQuestions(
  { db, businessId, session }: MonthReader,
  { from, to }: Month,
  most: number,
): Promise<{ count: number; questions: OpenQuestion[] }> {
  const rows = await db.query<QuestionRow>(
    `select own.id, own.kind, own.record_id as "recordId", found.record_name as "recordName", own.text, own.written_by_name as "askedBy", own.asked_user_name as asks,
       count(*) over ()::int as all
     from record_comment own
     join lateral (
       select coalesce(document.number, document.heading, '') as record_name from document
       where document.business_id = $1 and document.id = own.record_id and document.kind = own.kind
         and document.dated_on between $3::date and $4::date
       union all
       select coalesce(voucher.number, '') from voucher
       where own.kind = 'VOUCHER' and $5 and voucher.business_id = $1 and voucher.id = own.record_id
         and voucher.dated_on between $3::date and $4::date
     ) found on true
     where own.business_id = $1 and own.question = 'OPEN' and (own.kind = any($2) or own.kind = 'VOUCHER')
     order by own.id limit $6`,
    [
      businessId,
      readableKinds(session),
      formatAdDate(from),
      formatAdDate(to),
      session.rights.has('voucher.read'),
      most,
    ],
  );
  const questions = rows.flatMap(({ kind: asked, all: _, ...row }) => {
    const kind = recordKinds.find((known) => known === asked);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  return { count: rows[0]?.all ?? 0, questions };
}

export type OpenBox = {
  accountName: string;
  accountNameNp: string | null;
  outletName: string;
  outletNameNp: string | null;
  days: number;
};

/**
 * Cash boxes that moved on days which nobody closed and that can be closed still, until yesterday: none before a day that
 * is closed. Null for who may not see how days are closed; who sees not every box sees those that they could close.
 */
export async function readOpenBoxes(reader: MonthReader, { from, to }: Month): Promise<OpenBox[] | null> {
  const { db, businessId, session, today } = reader;
  if (!session.rights.has('day-close.read')) return null;
  const can: (right: Right) => boolean = (right) => session.rights.has(right);
  const boxes = await readClosableBoxes({ db, businessId, outletId: session.outletId, can });
  return db.query<OpenBox>(
    `select box.name as "accountName", box.name_np as "accountNameNp", outlet.name as "outletName",
       outlet.name_np as "outletNameNp", count(distinct moved.day)::int as days
     from account_day moved
     join account box on box.business_id = $1 and box.code = moved.account_code and box.id = any($4)
     join outlet on outlet.business_id = $1 and outlet.id = moved.outlet_id and outlet.is_active
     where moved.business_id = $1 and moved.day between $2::date and $3::date
       and (box.outlet_id is null or box.outlet_id = moved.outlet_id)
       and not exists (select from day_close own where own.business_id = $1 and own.account_code = moved.account_code
         and own.outlet_id = moved.outlet_id and own.dated_on >= moved.day and own.state = 'CLOSED')
     group by box.id, box.name, box.name_np, outlet.id, outlet.name, outlet.name_np
     order by outlet.name, outlet.id, box.id`,
    [businessId, formatAdDate(from), formatAdDate(today <= to ? addDays(today, -1) : to), boxes.map(({ id }) => id)],
  );
}
