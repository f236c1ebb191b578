import type { PartyKind } from '@bahi/domain/document-kinds';
import type { Context } from '../../../../platform/core/context.ts';
import { storedDay } from '../../../../platform/core/days.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { textOf } from '../../../../platform/core/texts.ts';
import { readUnlockedFrom } from '../../../books/ledger/open-days.ts';
import { lockDues } from '../../../books/opening-due/opening-due.commands.ts';
import { cancelDues, insertDues } from '../../../books/opening-due/opening-due.write.ts';
import type { ImportHandler, Made } from '../import-kind.ts';
import { failInTheWay } from '../in-the-way.ts';
import { failUnsettled } from '../unsettled.ts';
import { judgeOpenBills } from './due-judge.ts';

const atOnce = 500;

/** The open bills of customers, or of vendors, a row each, all as at the day that was chosen for the file. */
function dueImport(party: PartyKind, kind: 'CUSTOMER_DUE' | 'VENDOR_DUE'): ImportHandler {
  return {
    right: 'opening-due.create',
    judge: async (context, staged, rows) => (await judgeOpenBills(context, { staged, rows, party })).judged,
    write: async (context, staged, rows, { onWritten }) => {
      const { judged, dues } = await judgeOpenBills(context, { staged, rows, party });
      failUnsettled(judged);
      const made: Made[] = [];
      for (let start = 0; start < dues.length; start += atOnce) {
        const ids = await insertDues(context, party, dues.slice(start, start + atOnce));
        made.push(...ids.map((recordId) => ({ kind, recordId })));
        onWritten(made.length);
      }
      return made;
    },
    takeBack: takeDuesBack,
  };
}

export const customerDueImport = dueImport('customer', 'CUSTOMER_DUE');
export const vendorDueImport = dueImport('vendor', 'VENDOR_DUE');

/** Opening dues on which nothing is paid and that nobody corrected since are cancelled; else none is. */
async function takeDuesBack(context: Context, importId: number, made: readonly Made[]): Promise<void> {
  const { db, businessId, language } = context;
  const records = await lockDues(
    context,
    made.map(({ recordId }) => recordId),
  );
  const entries = await db.query<{ id: number }>(
    'select id from journal_entry where business_id = $1 and id = any($2) and source_version = 1',
    [businessId, records.map(({ entry_id }) => entry_id)],
  );
  const untouched = new Set(entries.map(({ id }) => id));
  const used = records.filter(
    (record) => record.state !== 'FINAL' || record.paid_paisa > 0 || !untouched.has(record.entry_id ?? 0),
  );
  if (used.length > 0)
    failInTheWay(
      context,
      used.map(({ heading }) => heading ?? ''),
    );
  const unlockedFrom = await readUnlockedFrom(context);
  if (unlockedFrom !== null && records.some((record) => storedDay(record.booked_on ?? record.dated_on) < unlockedFrom))
    fail('openingDue.dayLocked', { status: 409 });
  await cancelDues(context, records, textOf(language, 'dataImport.takenBackReason', { number: String(importId) }));
}
