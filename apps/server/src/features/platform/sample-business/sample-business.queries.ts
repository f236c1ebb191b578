import type { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';

export type SampleBusiness = Answer<(typeof sampleBusinessContract)['get']>;
export type SampleRow = Omit<Row<'sample_business'>, 'state'> & { state: SampleBusiness['state'] | 'GONE' };
type Reader = Pick<Context, 'db' | 'businessId'>;

export async function findSample({ db, businessId }: Reader): Promise<SampleRow | null> {
  const [row] = await db.query<SampleRow>('select * from sample_business where business_id = $1', [businessId]);
  return row ?? null;
}

/** How far the business is with its sample. */
export async function getSample(reader: Reader): Promise<SampleBusiness> {
  const row = await findSample(reader);
  if (row === null || row.state === 'GONE') return { state: 'NONE', begunBy: null, begunAt: null, readyAt: null };
  return {
    state: row.state,
    begunBy: row.begun_by_name,
    begunAt: row.begun_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
  };
}
