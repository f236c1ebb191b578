import type { Input } from '@bahi/contract/endpoint';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { bodyOf, dayNames, filterNames, filterOf } from '@bahi/contract/reports/report/filter-texts';
import { asksForThen } from '@bahi/contract/reports/report/second-clock';
import type { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { refuseEditWithout, saveRecord } from '../../../platform/database/write-record.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import { getSavedReport } from './saved-report.queries.ts';
import type { SavedReport } from './saved-report.rows.ts';

type Form = Input<(typeof savedReportContract)['save']>['body'];

/**
 * Keeps a report under a name, or writes the one that the form names, which is the caller's. Fails with 403 for a report
 * that the caller does not see and for somebody else's, and at `filter` where the report has no such filter.
 */
export async function saveSavedReport(context: Context, form: Form): Promise<SavedReport> {
  refuseEditWithout(context, 'saved-report.update', form);
  const { report } = reportAt(form.report);
  if (!context.can(`${report.module}.report`)) fail('common.forbidden', { status: 403 });
  if (form.id !== undefined) await refuseOthers(context, form.id);
  const filter = filterKept(context, form);
  const roles = await readRoles(context, form);
  const { session } = context;
  const { name, nameNp: name_np, period } = form;
  const values = { name, name_np, report: form.report, period, filter: JSON.stringify(filter) };
  const id = await saveRecord(context, 'saved_report', form, values, {
    kept_by: session.userId,
    kept_by_name: session.fullName,
  });
  await shareWith(context, id, roles);
  if (form.id !== undefined) await renameScheduled(context, { id, ...values });
  context.say('savedReport.saved');
  return getSavedReport(context, id);
}

/** Forgets one that the caller keeps; nothing of it is sent any more, and what was sent of it stays known. */
export async function removeSavedReport(context: Context, id: number): Promise<Record<string, never>> {
  await refuseOthers(context, id);
  await acrossOutlets(context.db, () =>
    context.db.query(
      `update report_schedule set saved_report_id = null, is_active = false, next_on = null, stop_reason = 'FORGOTTEN',
         version = version + 1
       where business_id = $1 and saved_report_id = $2 returning id`,
      [context.businessId, id],
    ),
  );
  await context.db.query('delete from saved_report where business_id = $1 and id = $2', [context.businessId, id]);
  context.say('savedReport.removed');
  return {};
}

type Named = { id: number; name: string; name_np: string | null; report: string };

/** What is sent by itself is called as the report is, in whichever outlet. */
async function renameScheduled(
  { db, businessId }: Context,
  { id, name, name_np: nameNp, report }: Named,
): Promise<void> {
  await acrossOutlets(db, () =>
    db.query(
      `update report_schedule set name = $3, name_np = $4, report = $5
       where business_id = $1 and saved_report_id = $2 and (name, name_np, report) is distinct from ($3, $4, $5) returning id`,
      [businessId, id, name, nameNp, report],
    ),
  );
}

/** Whoever finds it may open it; only who keeps it changes it. */
async function refuseOthers(context: Context, id: number): Promise<void> {
  const { isOwn } = await getSavedReport(context, id);
  if (!isOwn) fail('savedReport.notOwn', { status: 403 });
}

/** The parts of a filter that say something, as the report takes them; days that move are not kept. */
function filterKept({ today }: Context, { report: path, period, filter }: Form): Record<string, string> {
  const { report, calls } = reportAt(path);
  const names = new Set(filterNames(report));
  if (Object.keys(filter).some((name) => !names.has(name))) fail('savedReport.filterUnknown', { field: 'filter' });
  if (period !== null && asksForThen(filter)) fail('savedReport.knownMoves', { field: 'period' });
  const day = formatAdDate(today);
  const moving = new Set(period === null ? [] : dayNames(report));
  const texts = filterOf(report, (name) => (moving.has(name) ? day : filter[name]));
  if (!calls.generate.body.safeParse(bodyOf(report, texts)).success)
    fail('savedReport.filterUnknown', { field: 'filter' });
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== '' && !moving.has(name)));
}

type Role = { id: number; business_id: number };

/** Those that are in use, and those that it was shared with before. */
async function readRoles({ db, businessId }: Context, { id, roleIds }: Form): Promise<Role[]> {
  const wanted = [...new Set(roleIds)];
  const roles = await db.query<Role>(
    `select id, business_id from role where business_id in (0, $1) and id = any($2)
       and (is_active or exists (select from saved_report_role shared where shared.business_id = $1
         and shared.saved_report_id = $3 and shared.role_business_id = role.business_id and shared.role_id = role.id))`,
    [businessId, wanted, id ?? null],
  );
  return roles.length === wanted.length ? roles : fail('savedReport.roleUnknown', { field: 'roleIds' });
}

async function shareWith({ db, businessId }: Context, id: number, roles: readonly Role[]): Promise<void> {
  await db.query('delete from saved_report_role where business_id = $1 and saved_report_id = $2', [businessId, id]);
  await insertRows(
    db,
    'saved_report_role',
    roles.map((role) => ({
      business_id: businessId,
      saved_report_id: id,
      role_business_id: role.business_id,
      role_id: role.id,
    })),
  );
}
