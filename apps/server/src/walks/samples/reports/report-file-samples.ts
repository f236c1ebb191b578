import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { call } from '../../../testing/caller.ts';
import { makeDueFiles } from '../../../features/reports/report-file/report-file.worker.ts';
import { sellThere } from '../bill-samples.ts';
import type { Samples, World } from '../samples.ts';

const body = {
  report: 'sales-report',
  asked: { fromDateAD: '2026-11-01', toDateAD: '2026-11-20', fileType: 'EXCEL', sort: 'invoiceNumber' },
} as const;

/** A file of the owner that waits to be made, as the only one: a walk asks for many, and few may wait at once. */
async function idOf({ app, shop }: World): Promise<number> {
  await makeDueFiles(app.services);
  const { id } = await call(shop.owner, reportFileContract.begin, { body });
  return id;
}

/** One that waits for longer than anybody makes files, in another order: it is another file. */
async function openIdOf({ app, shop }: World): Promise<number> {
  await makeDueFiles(app.services);
  const asked = { ...body.asked, sort: '-invoiceNumber' };
  const { id } = await call(shop.owner, reportFileContract.begin, { body: { ...body, asked } });
  await app.asOwner(`update report_file set due_at = '2099-01-01' where id = $1`, [id]);
  return id;
}

export const reportFileSamples: Samples = {
  // The right is that of the report, and what an owner asked for is theirs.
  'reportFile.begin': () => ({ body, alone: 403 }),
  'reportFile.recent': async (world) => {
    await idOf(world);
    return {};
  },
  'reportFile.get': async (world) => ({ params: { id: await idOf(world) }, alone: 404 }),
  'reportFile.cancel': async (world) => ({ params: { id: await openIdOf(world) }, alone: 404 }),
  'reportFile.download': async (world) => {
    await sellThere(world.shop);
    const id = await idOf(world);
    await makeDueFiles(world.app.services);
    return { params: { id }, alone: 404 };
  },
};
