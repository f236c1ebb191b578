import { chequeDaysAhead } from '@bahi/contract/reports/dashboard/dashboard-answer';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { documentKindNames, documentKinds, rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { countCheques } from '../../books/cheque/cheque.list.ts';
import { countWaitingVouchers } from '../../books/voucher/voucher.approval.ts';
import { countWaitingRecurrings } from '../../money/recurring/recurring.queries.ts';
import { countEndingRights } from '../../people/user-role/people.queries.ts';
import { countWaiting } from '../../sales/approval/approval.waiting.ts';
import { creditNoteApproval } from '../../sales/credit-note/credit-note.rows.ts';
import { invoiceApproval } from '../../sales/invoice/invoice.rows.ts';
import { quotationApproval } from '../../sales/quotation/quotation.rows.ts';
import { countExpiring } from './dashboard.stock.ts';

type ToDo = NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['toDo'][number];

/** What waits for the caller, each as many as the list has that it opens; what there is nothing of is not told. */
export async function readToDo(context: Context, lowStock: number): Promise<ToDo[]> {
  const { can, today } = context;
  const [from, ahead] = [formatAdDate(today), formatAdDate(addDays(today, chequeDaysAhead))];
  const seesCheques = can('cheque.read');
  const received = { kind: 'RECEIVED', state: 'IN_HAND', fromDateAD: null, toDateAD: from } as const;
  // One whose day is over needs its money in the bank still.
  const given = { kind: 'PAID', state: 'ISSUED', fromDateAD: null, toDateAD: ahead } as const;
  const expiring = await countExpiring(context);
  const told: ToDo[] = [
    ...(await countApprovals(context)),
    ...(await countDrafts(context)),
    one('CHEQUES_RECEIVED', seesCheques ? await countCheques(context, received) : 0),
    one('CHEQUES_GIVEN', seesCheques ? await countCheques(context, given) : 0),
    one('RECURRING', can('recurring.read') ? await countWaitingRecurrings(context) : 0),
    one('LOW_STOCK', lowStock),
    one('EXPIRED', expiring.expired),
    // Its list begins with those that have expired.
    one('EXPIRING', expiring.soon > expiring.expired ? expiring.soon : 0),
    one('RIGHTS_ENDING', can('user-role.read') ? await countEndingRights(context) : 0),
  ];
  return told.filter(({ count }) => count > 0);
}

function one(kind: ToDo['kind'], count: number): ToDo {
  return { kind, subject: null, count };
}

/** What waits for the caller's word, by kind; of a document its kind is the one that keeps what is its own there. */
async function countApprovals(context: Context): Promise<ToDo[]> {
  const told: ToDo[] = [];
  for (const approvable of [invoiceApproval, quotationApproval, creditNoteApproval]) {
    const subject = documentKindNames.find((kind) => documentKinds[kind].table === approvable.own) ?? 'QUOTATION';
    told.push({ kind: 'APPROVALS', subject, count: await countWaiting(context, approvable) });
  }
  told.push({ kind: 'APPROVALS', subject: 'VOUCHER', count: await countWaitingVouchers(context) });
  return told;
}

/** The drafts of the kinds that the caller may read, in the order of the kinds. */
async function countDrafts({ db, businessId, can }: Context): Promise<ToDo[]> {
  const rows = await db.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from document where business_id = $1 and state = 'DRAFT' group by kind
     union all select 'QUOTATION', count(*)::int from quotation where business_id = $1 and state = 'DRAFT'`,
    [businessId],
  );
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  const kinds = documentKindNames.filter((kind) => can(rightToRead(kind)));
  const subjects: NonNullable<ToDo['subject']>[] = can('quotation.read') ? [...kinds, 'QUOTATION'] : kinds;
  return subjects.map((subject) => ({ kind: 'DRAFTS', subject, count: counts.get(subject) ?? 0 }));
}
