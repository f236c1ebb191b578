import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks, faultsOf, withFaults } from '../../../testing/books.ts';
import { addLimited, ruleCredit } from './testing/credit-limits.ts';
import { lineOf, openShop, sell } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let documents: Awaited<ReturnType<typeof openBooks>>;
beforeAll(async () => {
  app = await startTestApp();
  documents = await openBooks();
});
afterAll(() => app.close());

/** Under a rule that stops: a bill within what its customer may owe, one beyond that was passed, and a draft. */
async function openBooks() {
  const shop = await openShop(app);
  await ruleCredit(shop, 'STOP');
  const customerId = await addLimited(shop.owner, { creditLimit: 1000, creditDays: 30 });
  const rice = (rate: number) => ({ customerId, lines: [lineOf(shop.rice.variantId, { rate })] });
  const within = await sell(shop, rice(900));
  const passed = await sell(shop, { ...rice(300), creditReason: 'He pays on Friday' });
  const draft = await sell(shop, { ...rice(900), state: 'DRAFT' });
  return { within, passed, draft };
}

test('what is within a limit, and what was passed beyond it, is in order', () => expectSoundBooks(app));

const judged = `credit_rule = 'STOP', credit_limit_paisa = 1, credit_owed_paisa = 0`;
const noPass = 'credit_passed_by = null, credit_passed_by_name = null, credit_reason = null';
test.each([
  ['nobody passed it', `update invoice set ${noPass} where id = $passed`],
  ['somebody of another business passed it', `update invoice set credit_passed_by = 999999 where id = $passed`],
  ['its customer might owe less', 'update invoice set credit_limit_paisa = 899 * 100 where id = $within'],
  ['its customer owed more', 'update invoice set credit_owed_paisa = 10001 where id = $within'],
  [
    'its customer owed for too long',
    'update invoice set credit_owed_paisa = 1, credit_late_days = 31 where id = $within',
  ],
  ['it was passed for nothing', 'update invoice set credit_limit_paisa = 5000000 where id = $passed'],
  ['it is a draft', `update invoice set ${judged} where id = $draft`],
])('of an invoice that is judged it is found that %s', async (_fault, statement) => {
  const planted = Object.entries(documents).reduce(
    (text, [name, { id }]) => text.replaceAll(`$${name}`, String(id)),
    statement,
  );
  expect(await faultsOf(withFaults(app, planted), 'credit limits')).toHaveLength(1);
});
