import type { Input } from '@bahi/contract/endpoint';
import { allReports } from '@bahi/contract/reports/all-reports/all-reports';
import { reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import type { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, isOneOf, orderOf, readPage, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { type SavedReport, savedReportOf, type SavedReportRow } from './saved-report.rows.ts';

type Query = Input<(typeof savedReportContract)['list']>['query'];

/** One that the caller keeps or that one of their roles finds; 404 for any other. */
export async function getSavedReport(context: Context, id: number): Promise<SavedReport> {
  const found = withRoles(seenBy(context).where('saved_report.id', '=', id));
  const row = await found.executeTakeFirst();
  return row === undefined ? failNotFound() : savedReportOf(row, context.session.userId);
}

/** What the caller keeps and what their roles find, of reports that they may see; by name unless another order is asked for. */
export async function listSavedReports(
  context: Context,
  query: Query,
): Promise<{ rows: SavedReport[]; recordsTotal: number }> {
  let selection = seenBy(context);
  const search = foundBy(query.search, { names: ['saved_report.name', 'saved_report.name_np'] });
  if (search !== null) selection = selection.where(search);
  if (query.report !== undefined) selection = selection.where('saved_report.report', '=', query.report);
  const order = orderOf(sortingOf(context), query.sort, 'name', 'saved_report.id');
  const { rows, recordsTotal } = await readPage(context, selection, withRoles(selection), order, query);
  return { rows: rows.map((row) => savedReportOf(row, context.session.userId)), recordsTotal };
}

function seenBy(context: Context) {
  const { db, businessId, session } = context;
  const seen = reportPaths.filter((path) => context.can(`${allReports[path].report.module}.report`));
  return db
    .tables()
    .selectFrom('saved_report')
    .where('saved_report.business_id', '=', businessId)
    .where(isOneOf('saved_report.report', seen))
    .where(sql<SqlBool>`(saved_report.kept_by = ${session.userId} or ${isFoundByRole(context)})`);
}

/** An owner finds all that is shared, and everybody else what is shared with a role that they have that day. */
function isFoundByRole({ session, businessId, outletId, today }: Context): RawBuilder<SqlBool> {
  const day = formatAdDate(today);
  const isHeld =
    session.userType === 'BUSINESS_OWNER_USER'
      ? sql`true`
      : sql`exists (select from user_role held where held.business_id = ${businessId} and held.user_id = ${session.userId}
          and held.role_business_id = shared.role_business_id and held.role_id = shared.role_id
          and (held.outlet_id is null or held.outlet_id = ${outletId})
          and held.effective_from <= ${day} and (held.effective_till is null or held.effective_till >= ${day}))`;
  return sql`exists (select from saved_report_role shared where shared.business_id = ${businessId}
    and shared.saved_report_id = saved_report.id and ${isHeld})`;
}

function withRoles(selection: ReturnType<typeof seenBy>) {
  return selection
    .selectAll('saved_report')
    .select(
      sql<SavedReport['roles']>`(select coalesce(jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name,
          'nameNp', role.name_np) order by role.name), '[]')
        from saved_report_role shared
        join role on role.business_id = shared.role_business_id and role.id = shared.role_id
        where shared.business_id = saved_report.business_id and shared.saved_report_id = saved_report.id)`.as('roles'),
    )
    .$castTo<SavedReportRow>();
}

function sortingOf({ language }: Context): Sorting {
  return {
    name: shownName(language, 'saved_report'),
    report: sql.ref('saved_report.report'),
    keptBy: sql.ref('saved_report.kept_by_name'),
  };
}
