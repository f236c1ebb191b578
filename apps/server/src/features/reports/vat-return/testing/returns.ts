import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { call, refusal } from '../../../../testing/caller.ts';
import { backOf, debit } from '../../../../testing/debit-notes.ts';
import type { Person } from '../../../../testing/people.ts';
import { bought, buy } from '../../../../testing/purchases.ts';
import { openShop, sell, type Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addVendor } from '../../../../testing/vendors.ts';

const { get, file } = vatReturnContract;

/** What is typed from the portal; `more` says what differs. */
export const formOf = (dayAD: string, more: object = {}) => ({
  body: { dayAD, submissionNumber: '8300012345', submittedOnAD: '2026-12-20', ...more },
});
type Form = ReturnType<typeof formOf>;

/** Files as a person does: with the figures that the page of the month shows. */
export async function filedBy(owner: Person, form: Form) {
  const { figures } = await call(owner, get, { query: { dayAD: form.body.dayAD } });
  return { body: { ...form.body, figures } };
}

export async function refuseFile(owner: Person, form: Form) {
  return refusal(owner, file, await filedBy(owner, form));
}

export async function fileBy(owner: Person, form: Form) {
  return call(owner, file, await filedBy(owner, form));
}

export async function boxesOf(shop: Pick<Shop, 'owner'>, dayAD: string) {
  const { boxes } = await call(shop.owner, get, { query: { dayAD } });
  return new Map(boxes.map(({ box, value, credit, debit: owed }) => [box, [value, credit, owed]]));
}

/** A month of sales and purchases: 20 November 2026 is 4 Mangsir 2083, which ends on 15 December. */
export async function shopWithMonth(app: TestApp): Promise<Shop & { month: string }> {
  const shop = await openShop(app);
  const vendorId = (await addVendor(shop.owner)).id;
  await sell(shop);
  const bill = await buy(shop, { vendorId, billNumber: 'L-1', lines: [bought(shop.tea.variantId, { quantity: 10 })] });
  await debit(shop, backOf(bill, [2], { vendorNumber: 'CN-7' }));
  return { ...shop, month: '2026-11-20' };
}
