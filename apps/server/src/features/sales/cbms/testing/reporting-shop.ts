import type { Answer } from '@bahi/contract/endpoint';
import { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { call } from '../../../../testing/caller.ts';
import { type FakeCbms, startFakeCbms } from '../../../../testing/gateways/fake-cbms.ts';
import type { Person } from '../../../../testing/people.ts';
import { allowDaysBack, openShop, type Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { reportDue } from '../cbms.worker.ts';

type Report = Answer<typeof cbmsContract.list>['rows'][number];

export type ReportingShop = Shop & { receiver: FakeCbms };

/** A shop that tells a receiver beside the server of what it sells. */
export async function openReportingShop(app: TestApp): Promise<ReportingShop> {
  const receiver = await startFakeCbms();
  const shop = await openShop(app);
  // Its bills are of one day, however far the clock of the tests goes.
  await allowDaysBack(shop);
  await call(shop.owner, cbmsContract.save, { body: setupOf(receiver, { fromDayAD: '2026-11-20' }) });
  return { ...shop, receiver };
}

export function setupOf({ address, user }: FakeCbms, changes: object = {}) {
  return { isOn: true, address, userName: user.username, password: user.password, ...changes };
}

/** What became of a document, after a look at what is due where `app` is given. */
export async function reportOf(owner: Person, documentId: number, app?: TestApp): Promise<Report> {
  if (app !== undefined) await reportDue(app.services);
  const { report } = await call(owner, cbmsContract.ofDocument, { params: { documentId } });
  if (report === null) throw new Error(`document ${documentId} is not told`);
  return report;
}
