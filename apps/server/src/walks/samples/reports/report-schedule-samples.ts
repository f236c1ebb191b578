import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Samples, World } from '../samples.ts';

async function savedOf({ shop, marker }: World): Promise<number> {
  const name = `${marker} ${unusedNumber()}`;
  const body = { name, report: 'sales-report', period: 'lastBsMonth', filter: {} } as const;
  return (await call(shop.owner, savedReportContract.save, { body })).id;
}

async function bodyOf(world: World) {
  return {
    savedReportId: await savedOf(world),
    frequency: 'MONTHLY',
    monthDay: 1,
    hour: 8,
    fileType: 'EXCEL',
    language: 'ne',
    recipients: `sita${unusedNumber()}@home.example`,
    onlyWithRows: false,
  } as const;
}

async function idOf(world: World): Promise<number> {
  return (await call(world.shop.owner, reportScheduleContract.save, { body: await bodyOf(world) })).id;
}

/** A report that somebody sent by hand, and that waits to go. */
async function sent(world: World): Promise<number> {
  const id = await idOf(world);
  await call(world.shop.owner, reportScheduleContract.send, { params: { id } });
  const { deliveries } = await call(world.shop.owner, reportScheduleContract.deliveries, { params: { id } });
  return deliveries[0]?.id ?? 0;
}

export const reportScheduleSamples: Samples = {
  // What an owner keeps is theirs, and so is what goes of it.
  'reportSchedule.save': async (world) => ({ body: await bodyOf(world), alone: 404 }),
  'reportSchedule.list': async (world) => {
    await idOf(world);
    return { query: { pageSize: 50 } };
  },
  'reportSchedule.get': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'reportSchedule.ofReport': async (world) => ({ params: { savedReportId: await savedOf(world) }, alone: 404 }),
  'reportSchedule.toggle': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'reportSchedule.send': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'reportSchedule.deliveries': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'reportSchedule.stop': async (world) => ({ params: { deliveryId: await sent(world) }, alone: 404 }),
  'reportSchedule.retry': async (world) => {
    const params = { deliveryId: await sent(world) };
    await call(world.shop.owner, reportScheduleContract.stop, { params });
    return { params, alone: 404 };
  },
};
