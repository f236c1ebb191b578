import type { Input } from '@bahi/contract/endpoint';
import type { reportCardContract } from '@bahi/contract/reports/all-reports/report-card.contract';
import type { Context } from '../../../platform/core/context.ts';
import { readFavourites } from './report-card.queries.ts';

/** Puts a report on top of the caller's others, or takes it from there; doing either again changes nothing. */
export async function favourReport(
  context: Pick<Context, 'db' | 'session'>,
  { code, isFavourite }: Input<(typeof reportCardContract)['favour']>['body'],
): Promise<string[]> {
  const without = 'array_remove(favourite_reports, $2)';
  await context.db.query(
    isFavourite
      ? `update app_user set favourite_reports = favourite_reports || $2::text where id = $1 and not favourite_reports @> array[$2]`
      : `update app_user set favourite_reports = ${without} where id = $1 and favourite_reports @> array[$2]`,
    [context.session.userId, code],
  );
  return readFavourites(context);
}
