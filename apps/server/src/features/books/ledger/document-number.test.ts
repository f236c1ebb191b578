import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal } from '../../../testing/caller.ts';
import { addOutlet, addressIn, type Person } from '../../../testing/people.ts';
import { addItem, lineOf, openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const wholeOf = ({ businessId, userId }: Person) => ({ businessId, outletId: null, userId });

/** Resolves when somebody waits for a row that another transaction holds. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await app.asOwner(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

/** An outlet in which nothing was numbered yet, with goods to sell. */
async function newOutlet(code: string) {
  const id = await addOutlet(app, shop.owner, code);
  const goods = { name: `Salt of ${code}`, taxable: false, sellingPrice: 20, quantity: 5, cost: 10 };
  const { variantId } = await addItem(shop.owner, id, goods);
  return { id, code, sale: { outletId: id, lines: [lineOf(variantId)] } };
}

test('the first number bears the code that its outlet has when it is taken, and not the one that was read before', async () => {
  const { id, sale } = await newOutlet('OLD');
  const selling = await app.services.database.transaction('write', wholeOf(shop.owner), async (tx) => {
    await tx.query(`update outlet set code = 'NEW' where business_id = $1 and id = $2`, [shop.owner.businessId, id]);
    // It has read the old code by now.
    const sent = sell(shop, sale);
    await somebodyWaits();
    return { sent };
  });
  expect((await selling.sent).code).toBe('INV-NEW-2083/84-00001');
});

test('a code that a first number is being taken with is changed no more', async () => {
  const { id, code } = await newOutlet('STAY');
  const types = await call(shop.owner, addressTypeContract.list, {});
  const form = {
    id,
    code: 'GONE',
    name: 'Moved',
    nameNp: 'सरेको',
    phone: '061460123',
    phone2: '',
    email: 'moved@bahi.example',
    email2: '',
    addressTypeId: types.rows[0]?.id ?? 0,
    googleCode: '6XPM+2F',
    tole: 'Lakeside',
    ...(await addressIn(shop.owner)),
  };
  const changing = await app.services.database.transaction('write', wholeOf(shop.owner), async (tx) => {
    const taken = `select number_start($1, $2, 'INV', '2083/84') || take_number($1, $2, 'INVOICE', '2083/84') as number`;
    const [row] = await tx.query<{ number: string }>(taken, [shop.owner.businessId, id]);
    expect(row?.number).toBe(`INV-${code}-2083/84-1`);
    const refused = refusal(shop.owner, outletContract.save, { body: form });
    await somebodyWaits();
    // The number is given back, so that the series has no gap.
    await tx.query('update number_series set last_number = 0 where business_id = $1 and outlet_id = $2', [
      shop.owner.businessId,
      id,
    ]);
    return { refused };
  });
  expect(Object.keys(fieldsOf(await changing.refused))).toEqual(['code']);
});
