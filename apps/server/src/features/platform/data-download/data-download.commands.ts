import type { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { dataFileTexts } from '@bahi/contract/platform/data-download/data-sheets.messages';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { timeInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { OpenContext } from '../../../platform/core/context.ts';
import { printedHead } from '../../../platform/core/audit-chain.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { nameOfFile } from '../../../platform/files/file-name.ts';
import { spool, type Spooled } from '../../../platform/files/spool.ts';
import { excelChunks } from './data-download.excel.ts';
import { jsonPieces } from './data-download.json.ts';
import type { Sheet } from '../../../platform/reports/sheet.ts';
import { sampleMark } from '@bahi/contract/paper/letterhead-view';
import { wholeBusinessOf } from './whole-business.ts';

type Contract = typeof dataDownloadContract;
type Owner = Awaited<ReturnType<typeof wholeBusinessOf>>;
type Made = Spooled & { companyName: string; rows: number };

const contentTypes = {
  EXCEL: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  JSON: 'application/json',
} as const;

/**
 * All data of the business as one file. It is written to the disk first, from one moment of the database, so that the
 * line it goes over keeps no transaction open; that it was taken along, and by whom, is written down before it goes.
 */
export async function downloadData(
  context: OpenContext,
  { body }: Input<Contract['download']>,
  sheets: readonly Sheet[],
): Promise<Answer<Contract['download']>> {
  const owner = await wholeBusinessOf(context, 'data-download.report');
  const made = await make(context, owner, { ...body, sheets });
  await noteDownload(context, owner, { ...made, fileType: body.fileType }).catch((error: unknown) => {
    made.stream.destroy();
    throw error;
  });
  const { bs } = bothDates(context.today, context.calendar);
  return {
    fileName: `${nameOfFile(made.companyName, { longest: 80, otherwise: 'Bahi' })} ${bs}.${body.fileType === 'EXCEL' ? 'xlsx' : 'json'}`,
    contentType: contentTypes[body.fileType],
    content: made.stream,
    sizeBytes: made.sizeBytes,
    isPacked: body.fileType === 'JSON',
  };
}

type Order = Input<Contract['download']>['body'] & { sheets: readonly Sheet[] };

async function make(context: OpenContext, owner: Owner, { sheets, ...body }: Order): Promise<Made> {
  const language = body.language ?? context.language;
  const { businessId, fullName, rights } = owner;
  const counted = { rows: 0 };
  return context.services.database.transaction('read', owner, async (db) => {
    const [business] = await db.query<{ name: string; is_sample: boolean }>(
      'select company_name as name, sample_of_id is not null as is_sample from business where id = $1',
      [businessId],
    );
    const mark = business?.is_sample === true ? sampleMark : null;
    const { ad, bs } = bothDates(context.today, context.calendar);
    const time = timeInKathmandu(context.now);
    const head = {
      madeAt: `${ad}T${time}+05:45`,
      madeAtBS: `${bs} ${time}`,
      madeBy: fullName,
      language,
      ...(mark === null ? {} : { mark }),
      // What `npm run verify -- --against FILE` finds again in the chain.
      chain: await chainOf(db, businessId),
      about: dataFileTexts.about[language],
    };
    const spooled =
      body.fileType === 'EXCEL'
        ? await spool(excelChunks(db, { sheets, businessId, language, counted }), { packed: false })
        : await spool(jsonPieces(db, { businessId, rights, head, counted }), { packed: true });
    return {
      ...spooled,
      companyName: [business?.name ?? '', ...(mark === null ? [] : [mark])].join(' '),
      rows: counted.rows,
    };
  });
}

async function chainOf(db: Tx, businessId: number): Promise<string> {
  const [head] = await db.query<{ seq: number; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit_head where business_id = $1`,
    [businessId],
  );
  return printedHead({ businessId, seq: head?.seq ?? 0, hash: head?.hash ?? '' });
}

/** Its trigger writes it to the audit chain as well. */
function noteDownload(
  context: OpenContext,
  owner: Owner,
  { fileType, sizeBytes, rows }: { fileType: string; sizeBytes: number; rows: number },
): Promise<unknown> {
  return context.services.database.transaction('write', owner, (db) =>
    db.query(
      `insert into data_download (business_id, file_type, size_bytes, row_count, downloaded_by, downloaded_by_name)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [owner.businessId, fileType, sizeBytes, rows, owner.userId, owner.fullName],
    ),
  );
}
