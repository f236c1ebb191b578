import type { Answer } from '@bahi/contract/endpoint';
import type { NoticeTopic } from '@bahi/contract/platform/notice/notice-kinds';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { call } from '../../../../testing/caller.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../../testing/gateways/fake-smtp.ts';
import { openNextShop } from '../../../../testing/next-shop/next-shop.ts';
import { inOutlet, type Person } from '../../../../testing/people.ts';
import { quotationOf } from '../../../../testing/quotations.ts';
import { lineOf } from '../../../../testing/shop.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../../testing/test-app.ts';

type Notice = Answer<typeof noticeContract.recent>['notices'][number];

type Noticing = { app: TestApp; host: FakeSmtp; options: TestAppOptions; close(): Promise<void> };
export type NoticingShop = Awaited<ReturnType<typeof openNoticingShop>>;

/** A server whose notices go to an e-mail host of this machine. */
export async function startNoticing(more: TestAppOptions = {}): Promise<Noticing> {
  const host: FakeSmtp = await startFakeSmtp({ hideSTARTTLS: true });
  const options: TestAppOptions = {
    ...more,
    environment: { SMTP_URL: `smtp://127.0.0.1:${host.port}?from=bills@bahi.example`, ...more.environment },
  };
  const app = await startTestApp(options);
  const close = async (): Promise<void> => {
    await app.close();
    await host.close();
  };
  return { app, host, options, close };
}

/** The shop of a further test, to whose host nothing came yet. */
export async function openNoticingShop({ app, host, options }: Noticing) {
  const shop = await openNextShop(app);
  await host.beginNext();
  const asTenant = (text: string, values: unknown[]) =>
    app.services.database.transaction('write', { ...shop.owner, outletId: null }, (tx) => tx.query(text, values));
  return {
    app,
    shop,
    host,
    options,
    asTenant,
    noticesOf: async (who: Person = shop.owner, query: object = {}): Promise<Notice[]> =>
      (await call(who, noticeContract.recent, { query })).notices,
    unreadOf: async (who: Person = shop.owner): Promise<number> => (await call(who, noticeContract.unread, {})).count,
    /** Gives somebody an address, by which some topics come from now on. */
    mailTo: async (who: Person, email: string, byEmail: NoticeTopic[]): Promise<void> => {
      await asTenant('update app_user set email = $3 where business_id = $1 and id = $2 returning id', [
        who.businessId,
        who.userId,
        email,
      ]);
      await call(who, noticeContract.saveChoices, {
        body: { withoutBell: [], byEmail, bySms: [], language: 'en' },
      });
    },
    /** A draft of 6,000 rupees, above the limit of 5,000 that tests set. */
    draft: async (who: Person = shop.owner): Promise<{ id: number; version: number }> => {
      const lines = [lineOf(shop.rice.variantId, { quantity: 6, rate: 1000 })];
      return call(who, quotationContract.create, { body: quotationOf(shop, { state: 'DRAFT', lines }) });
    },
    /** Lets hours pass from a quarter past ten on; the owner signs in anew. */
    pass: async (hours: number): Promise<void> => {
      app.advance(hours * 3_600_000);
      shop.owner = await inOutlet(app, shop.owner, null);
    },
  };
}

/** What "mark all as read" says of the notices that are shown, the newest first. */
export function upTo(shown: readonly Pick<Notice, 'id' | 'at'>[]): { upTo: number; upToAt: string } {
  return { upTo: Math.max(0, ...shown.map(({ id }) => id)), upToAt: shown[0]?.at ?? '2000-01-01T00:00:00.000Z' };
}

/** Takes a right on a screen from somebody's own role. */
export async function takeRights(
  { app }: Pick<NoticingShop, 'app'>,
  { businessId, userId }: Person,
  module: string,
): Promise<void> {
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `update role_module_privilege set privileges = '{}' where business_id = $1
         and role_id = (select id from role where business_id = $1 and code = $2)
         and module_id = (select id from module where code = $3) returning role_id`,
      [businessId, `ROLE-${userId}`, module],
    ),
  );
}
