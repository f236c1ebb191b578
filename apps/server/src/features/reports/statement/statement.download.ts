import type { Right } from '@bahi/contract/access';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readPeriod } from '../../../platform/core/period.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { mostReportPdfRows } from '../../../platform/reports/report.ts';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { statementDocument } from './statement.document.ts';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { readStatement } from './statement.queries.ts';

type Contract = typeof statementContract;

/** The whole statement as a spreadsheet or on paper. It is read in one moment; the file is made outside of it. */
export async function downloadStatement(
  context: OpenContext,
  kind: PartyKind,
  { params, body }: Input<Contract['downloadCustomer']>,
): Promise<Answer<Contract['downloadCustomer']>> {
  const session = context.session ?? failInvalidToken();
  const period = readPeriod(context.calendar, body);
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const document = await context.services.database.transaction('read', tenant, async (db) => {
    const { businessId, rights } = session;
    const reader = { db, businessId, calendar: context.calendar, can: (right: Right) => rights.has(right) };
    const statement = await readStatement(reader, { kind, id: params.id, outletId: body.outletId }, period, null);
    // The opening balance is a row, too.
    if (body.fileType === 'PDF' && statement.recordsTotal >= mostReportPdfRows)
      fail('common.reportLong', { field: 'fileType' });
    return statementDocument(context, db, { session, kind, period, statement });
  });
  const language = body.language ?? context.language;
  if (body.fileType === 'PDF') {
    const content = await reportPdf(papersOf(context), document, language);
    return { fileName: `${document.name}.pdf`, contentType: 'application/pdf', content };
  }
  return {
    fileName: `${document.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(document, language),
  };
}
