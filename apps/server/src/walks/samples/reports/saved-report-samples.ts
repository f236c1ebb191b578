import { savedFilterContract } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

function bodyOf({ marker }: World) {
  return {
    name: `${marker} ${unusedNumber()}`,
    nameNp: `राखिएको ${marker}`,
    report: 'inventory-report',
    period: 'lastBsMonth',
    filter: { belowReorder: 'true' },
  } as const;
}

async function idOf(world: World): Promise<number> {
  return (await call(world.shop.owner, savedReportContract.save, { body: bodyOf(world) })).id;
}

/** Everybody sees the list of their own businesses. */
function filterOf({ marker }: World) {
  return { list: 'joinedBusiness.list', name: `${marker} ${unusedNumber()}`, filter: { search: 'ram' } };
}

async function filterIdOf(world: World): Promise<number> {
  return (await call(world.shop.owner, savedFilterContract.save, { body: filterOf(world) })).id;
}

export const savedReportSamples: Samples = {
  'savedFilter.ofList': () => ({ params: { list: 'joinedBusiness.list' } }),
  'savedFilter.save': (world) => ({ body: filterOf(world) }),
  'savedFilter.remove': async (world) => ({ caller: world.shop.owner, params: { id: await filterIdOf(world) } }),
  // The report is a right of its own, and what an owner keeps is theirs.
  'savedReport.save': (world) => ({ body: bodyOf(world), alone: 403 }),
  'savedReport.get': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'savedReport.list': () => ({ query: { pageSize: 50 } }),
  'savedReport.remove': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
};
