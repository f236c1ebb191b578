import { mostReportRows } from '@bahi/contract/reports/report/report-rows';
import { todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Session } from '../../../platform/core/context.ts';
import { dayText, storedDay } from '../../../platform/core/days.ts';
import type { Services } from '../../../platform/core/services.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { nameIn } from '@bahi/contract/paper/paper-words';
import { mostReportPdfRows, type ReportHead, reportHeading } from '../../../platform/reports/report.ts';
import { mostRowsAtOnce, reportXlsxChunks } from '../../../platform/reports/spreadsheet.ts';
import { Undeliverable } from '../../sales/outbox/message-failures.ts';
import type { Composed, Composer, DueMessage } from '../../sales/outbox/outgoing-message.ts';
import { beginFile, contentOf, fileOf } from '../report/report.file.ts';
import { type Found, readRows, type StoredRow, streamReport } from '../report/report.query.ts';
import { refusalOfReport } from '../report/report.viewer.ts';
import type { SavedReport } from '../saved-report/saved-report.rows.ts';
import { findKept } from './report-schedule.find.ts';
import { findKeeper, stopSchedule } from './report-schedule.keeper.ts';
import type { ScheduleRecord } from './report-schedule.rows.ts';

type DeliveryRow = Omit<ScheduleRecord, 'id'> & {
  schedule_id: number;
  period: SavedReport['period'];
  filter: SavedReport['filter'] | null;
  kind: 'SCHEDULE' | 'HAND';
  due_on: string;
  sent_by_name: string | null;
  company_name: string;
  company_name_np: string | null;
  company_email: string | null;
  is_running: boolean;
};
/** A report as it was read, and how its file comes of it. */
type Made = { head: ReportHead<StoredRow>; count: number; content: () => Promise<Uint8Array> };

/**
 * A report as it is at the moment in which it is sent, of the days that its own day means: what who keeps it may see then.
 * Where they may not any more its schedule stops.
 */
export const composeReport: Composer = async (services, message) => {
  const { business_id: businessId, outlet_id: outletId } = message;
  const composed = await services.database.transaction('read', { businessId, outletId, userId: null }, async (db) => {
    const row = await readDelivery(db, message);
    // What somebody sends by hand goes while the schedule is paused, too.
    if (!row.is_running || row.saved_report_id === null || (row.kind === 'SCHEDULE' && !row.is_active))
      throw new Undeliverable('STOPPED');
    const kept = { businessId, userId: row.kept_by, outletId: row.outlet_id, report: row.report };
    const keeper = await findKeeper(db, kept, services.clock());
    if ('stop' in keeper) return { scheduleId: row.schedule_id, stop: keeper.stop };
    const found = await findReport(services, db, { row, session: keeper.session }).catch((error: unknown) => ({
      stop: refusalOfReport(error),
    }));
    if ('stop' in found) return { scheduleId: row.schedule_id, stop: found.stop };
    return letterOf(row, found, await makeReport(services, found, row));
  });
  if (!('stop' in composed)) return composed;
  const { scheduleId, stop } = composed;
  await services.database.transaction('write', { businessId, outletId: null, userId: null }, (db) =>
    stopSchedule({ db, services, businessId, now: services.clock() }, scheduleId, stop),
  );
  throw new Undeliverable(stop === 'FILTER_WRONG' ? 'STOPPED' : 'NO_RIGHT');
};

async function readDelivery(db: Tx, message: DueMessage): Promise<DeliveryRow> {
  const [row] = await db.query<DeliveryRow>(
    `select schedule.*, schedule.id as schedule_id, delivery.kind, delivery.due_on, delivery.sent_by_name,
       saved.period, saved.filter, business.company_name, business.company_name_np, business.company_email,
       business.status <> 'INACTIVE' as is_running
     from report_delivery delivery
     join report_schedule schedule on schedule.business_id = delivery.business_id and schedule.id = delivery.schedule_id
     left join saved_report saved on saved.business_id = schedule.business_id and saved.id = schedule.saved_report_id
     join business on business.id = delivery.business_id
     where delivery.business_id = $1 and delivery.id = $2`,
    [message.business_id, message.report_delivery_id],
  );
  if (row === undefined) throw new Error(`the report of delivery ${message.report_delivery_id} is gone`);
  return row;
}

type Asking = { row: DeliveryRow; session: Session };

/** The rows that the filter means on the day of the delivery. */
function findReport(services: Services, db: Tx, { row, session }: Asking): Promise<Found> {
  const reader = {
    db,
    businessId: row.business_id,
    calendar: services.calendar(),
    language: row.language,
    today: todayInKathmandu(services.clock()),
    session,
  };
  const { report, period, filter } = row;
  return findKept(reader, { report, period, filter: filter ?? {} }, storedDay(row.due_on));
}

/** Reads the report within its transaction. A long spreadsheet is made there, and given up once it is too large to be sent. */
async function makeReport(services: Services, found: Found, row: DeliveryRow): Promise<Made> {
  const { file_type: fileType, language, business_id: businessId } = row;
  const { mostBytes } = services.config.limits.mailedReports;
  const { head, count } = await beginFile(found, services.clock());
  if (count === 0 && row.only_with_rows) throw new Undeliverable('NO_ROWS');
  if (count > (fileType === 'PDF' ? mostReportPdfRows : mostReportRows)) throw new Undeliverable('TOO_LARGE');
  if (fileType === 'EXCEL' && count > mostRowsAtOnce) {
    const content = await gather(reportXlsxChunks(head, streamReport(found, null), language), mostBytes);
    return { head, count, content: () => Promise.resolve(content) };
  }
  const rows = await readRows(found, null, null);
  const content = async (): Promise<Uint8Array> => {
    const made = await contentOf(services.pdf.forClient({ businessId }), { ...head, rows }, { fileType, language });
    if (made.length > mostBytes) throw new Undeliverable('TOO_LARGE');
    return made;
  };
  return { head, count, content };
}

async function gather(pieces: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Undeliverable('TOO_LARGE');
    taken.push(piece);
  }
  return Buffer.concat(taken);
}

function letterOf(row: DeliveryRow, found: Found, { head, count, content }: Made): Composed {
  const { language } = row;
  const seller = nameIn({ en: row.company_name, ne: row.company_name_np }, language);
  const keeper = row.sent_by_name ?? row.kept_by_name;
  const words = { name: nameIn({ en: row.name, ne: row.name_np }, language), seller, count, keeper };
  const { fileName: filename, contentType } = fileOf(head.name, row.file_type);
  const about = reportHeading(head, language);
  const inAll = textOf(language, count === 0 ? 'reportSchedule.mailTextNone' : 'reportSchedule.mailText', words);
  return {
    subject: textOf(language, 'reportSchedule.mailSubject', { ...words, period: periodText(found, row) }),
    letter: [
      inAll,
      [head.title[language], ...about].join('\n'),
      textOf(language, row.kind === 'HAND' ? 'reportSchedule.byHand' : 'reportSchedule.byItself', words),
      seller,
    ].join('\n\n'),
    text: '',
    fromName: seller,
    replyTo: row.company_email,
    attachments: async () => [{ filename, contentType, content: Buffer.from(await content()) }],
    said: [inAll, ...about].join('\n'),
  };
}

/** The days of a report, as its subject says them. */
function periodText({ report, asked }: Found, { language }: Pick<DeliveryRow, 'language'>): string {
  const reader = { calendar: asked.calendar, language };
  const [from, to] = [dayText(reader, asked.from), dayText(reader, asked.to)];
  if (report.time === 'day') return textOf(language, 'reportSchedule.asAt', { day: to });
  return from === to ? from : `${from} – ${to}`;
}
