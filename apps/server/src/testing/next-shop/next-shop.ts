import type { RegisterType } from '@bahi/contract/enumeration';
import { tamper } from '../books.ts';
import { openShop, type Shop } from '../shop.ts';
import { testNow, type TestApp } from '../test-app.ts';

/**
 * Lets a further test begin on a server that is there already: at the beginning of the day of the tests, with nothing to
 * be done any more for the businesses of before. They are not active, and what of theirs waited to be sent or made is
 * cancelled, so that no worker meets it at another time. It is done past their books, whose heads stand as they stood
 * when they were found in order: ask `expectSoundBooks` before.
 */
export async function beginNext(app: TestApp): Promise<void> {
  app.advance(testNow - app.services.clock());
  const cancelled = `set state = 'CANCELLED', settled_at = now(), due_at = null where due_at is not null`;
  await tamper(
    app,
    `update business set status = 'INACTIVE', status_reason = 'SUSPENDED' where id > 0 and status <> 'INACTIVE'`,
    // One address is that of one person.
    'update app_user set email = null where business_id > 0 and email is not null',
    `update paper_message ${cancelled}`,
    `update report_file ${cancelled}`,
    `update sample_business set state = 'GONE', due_at = null where due_at is not null`,
  );
}

/** The shop of a further test on a server that is there already, which takes a tenth of what a server of its own does. */
export async function openNextShop(app: TestApp, registration?: RegisterType): Promise<Shop> {
  await beginNext(app);
  return openShop(app, registration);
}
