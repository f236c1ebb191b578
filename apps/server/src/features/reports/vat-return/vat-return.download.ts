import type { Answer, Input } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import type { OpenContext } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import type { Report } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { partiesDocument, returnDocument } from './vat-return.document.ts';
import { readReturn } from './vat-return.queries.ts';

type Contract = typeof vatReturnContract;
type File = Answer<Contract['download']>;

/** The boxes of a month, or who is listed beside them, as a spreadsheet or on paper; read in one moment. */
export async function downloadReturn(context: OpenContext, { body }: Input<Contract['download']>): Promise<File> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const month = bsMonthOf(dayAsked(context, body.dayAD), context.calendar);
  const language = body.language ?? context.language;
  const make = <Line>(document: Report<Line>): Promise<File> => fileOf(context, document, { ...body, language });
  const tenant = { businessId, outletId, userId };
  const [boxes, parties] = await context.services.database.transaction('read', tenant, async (db) => {
    const { calendar, today, now } = context;
    const reader = { db, businessId, calendar, language, today, session };
    const said = await readReturn(reader, month);
    return [await returnDocument(reader, { said, now }), await partiesDocument(reader, { said, now })] as const;
  });
  return body.what === 'RETURN' ? make(boxes) : make(parties);
}

/** A document as a file of the kind that is asked for. */
export async function fileOf<Line>(
  context: OpenContext,
  document: Report<Line>,
  { fileType, language }: { fileType: 'EXCEL' | 'PDF'; language: 'ne' | 'en' },
): Promise<File> {
  if (fileType === 'PDF') {
    const content = await reportPdf(papersOf(context), document, language);
    return { fileName: `${document.name}.pdf`, contentType: 'application/pdf', content };
  }
  return {
    fileName: `${document.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(document, language),
  };
}
