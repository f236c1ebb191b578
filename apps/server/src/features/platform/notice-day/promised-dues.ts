import { paisaOf, sumPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { promisesInForce } from '../../sales/collect/promise.queries.ts';
import type { NewNotice } from '../notice/notice.write.ts';

/** Who promised to pay today, and who did not keep it and owes still, with what is missing of it. */
export async function promisedDues(
  reader: Pick<Context, 'db' | 'businessId' | 'today'>,
  outletIds: readonly number[],
): Promise<NewNotice[]> {
  const told: NewNotice[] = [];
  for (const outletId of [null, ...outletIds]) {
    const standing = await promisesInForce(reader, { outletId });
    for (const [state, kind] of [['TODAY', 'PROMISE_TODAY'] as const, ['BROKEN', 'PROMISE_BROKEN'] as const]) {
      const own = standing.filter((promise) => promise.state === state);
      const missing = own.map(({ missingAmount }) => paisaOf(missingAmount));
      if (own.length === 0) continue;
      told.push({ kind, outletId, needs: 'collect.read', count: own.length, amountPaisa: sumPaisa(missing) });
    }
  }
  return told;
}
