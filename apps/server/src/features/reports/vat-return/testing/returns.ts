import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { afterEach } from 'vitest';
import { call, refusal } from '../../../../testing/caller.ts';
import { backOf, debit } from '../../../../testing/debit-notes.ts';
import { inOutlet, type Person } from '../../../../testing/people.ts';
import { bought, buy } from '../../../../testing/purchases.ts';
import { lineOf, openShop, sell, type Shop } from '../../../../testing/shop.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addVendor } from '../../../../testing/vendors.ts';

const { get, file } = vatReturnContract;

const aMonth = 34 * 24 * 60 * 60 * 1000;

/** Lets a month pass within a test, after which the clock goes back: `later` signs the owner of a shop in anew then. */
export function passingMonths(app: () => TestApp) {
  let ahead = 0;
  const goBack = (): void => {
    app().advance(-ahead);
    ahead = 0;
  };
  afterEach(goBack);
  const nextMonth = (): void => {
    ahead += aMonth;
    app().advance(aMonth);
  };
  const later = async <S extends Pick<Shop, 'owner'>>(shop: S): Promise<S> => {
    nextMonth();
    return { ...shop, owner: await inOutlet(app(), shop.owner, null) };
  };
  return { nextMonth, later, goBack };
}

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

/** A shop whose month is over: 20 packets of tea sold at 200, ten bought at 100; 520 less 130 of VAT. Its owner sees all of it. */
export async function shopToPay(app: TestApp, isOver: () => void, { trades = true } = {}): Promise<Shop> {
  const shop = await openShop(app);
  if (trades) {
    await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 20, rate: 200 })] });
    await buy(shop);
  }
  isOver();
  return { ...shop, owner: await inOutlet(app, shop.owner, null) };
}

/** What stands on accounts in rupees, debits above zero: only those that have something. */
export async function standing(
  app: TestApp,
  { businessId }: Person,
  codes = vatAccounts,
): Promise<Record<string, number>> {
  const rows = await app.asOwner(
    `select account_code, sum(debit_paisa - credit_paisa)::int as paisa from journal_line
     where business_id = $1 and account_code = any($2) group by 1 having sum(debit_paisa) <> sum(credit_paisa)`,
    [businessId, codes],
  );
  return Object.fromEntries(rows.map(({ account_code: code, paisa }) => [String(code), Number(paisa) / 100]));
}
const vatAccounts = ['OUTPUT_VAT', 'INPUT_VAT', 'VAT_ADJUSTED', 'VAT_CREDITED', 'VAT_REFUND', 'ROUNDING'];

/** Whether the accounts say what the return of a month does; undefined while it is not filed. */
export async function accountsTie(owner: Person, dayAD: string) {
  const { ties } = await call(owner, get, { query: { dayAD } });
  return ties.find(({ tie }) => tie === 'ACCOUNTS');
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
