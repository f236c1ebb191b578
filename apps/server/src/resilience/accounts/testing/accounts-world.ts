import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Endpoint, Sent } from '@bahi/contract/endpoint';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { formatAdDate, todayInKathmandu, addDays } from '@bahi/domain/calendar/calendar-day';
import { expect } from 'vitest';
import { accountId, addOwnAccount, enterJournal } from '../../../features/books/voucher/testing/vouchers.ts';
import { call, send } from '../../../testing/caller.ts';
import { inOutlet } from '../../../testing/people.ts';
import { allowDaysBack, openShop, type Shop } from '../../../testing/shop.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addVendor } from '../../../testing/vendors.ts';

/** A shop with a bank, a loan of 120,000 and a vendor who is paid less tax; and what was done with them. */
export type World = {
  app: TestApp;
  shop: Shop;
  bankId: number;
  loanId: number;
  vendorId: number;
  categoryId: number;
  accounts: Readonly<Record<'salary' | 'tds' | 'bank' | 'assets' | 'prepaid' | 'charges', number>>;
  settlements: number[];
  salaries: number[];
  deposits: number[];
  invoices: { id: number; rupees: number }[];
  /** What the bank has told already: lines of the books, and what its statement came to. */
  told: Set<number>;
  statement: number;
  month: string;
  /** Days of the months that are over and whose VAT return is not said, the oldest first. */
  unfiled: string[];
  accepted: number;
  refused: { does: string; status: number; answer: unknown }[];
};

export async function openWorld(app: TestApp): Promise<World> {
  const shop = await openShop(app);
  const { owner } = shop;
  await allowDaysBack(shop);
  const [salary, charges, loan, interest] = [
    await addOwnAccount(owner, 'SALARY', 'EXPENSES'),
    await addOwnAccount(owner, 'CHARGES', 'EXPENSES'),
    await addOwnAccount(owner, 'SHOPLOAN', 'LOANS'),
    await addOwnAccount(owner, 'LOANCOST', 'EXPENSES'),
  ];
  const today = todayIn(app);
  await enterJournal(owner, { BANK: 120_000, SHOPLOAN: -120_000 }, { dateAD: today });
  const body = { categoryName: 'Repairs', categoryType: 'EXPENSE' } as const;
  const registered = await call(owner, loanContract.save, {
    body: {
      name: 'Shop loan',
      lender: 'NIC Asia',
      accountId: loan,
      interestAccountId: interest,
      amount: 120_000,
      fromOnAD: today,
      rate: 12,
      way: 'EQUAL_INSTALMENTS',
      every: 'MONTHLY',
      dueOnAD: todayIn(app, 30),
      instalments: 12,
    },
  });
  return {
    app,
    shop,
    bankId: await accountId(owner, 'BANK'),
    loanId: registered.id,
    vendorId: (await addVendor(owner)).id,
    categoryId: (await call(owner, categoryContract.create, { body })).id,
    accounts: {
      salary,
      charges,
      tds: await accountId(owner, 'TDS_PAYABLE'),
      bank: await accountId(owner, 'BANK'),
      assets: await accountId(owner, 'FIXED_ASSETS'),
      prepaid: await accountId(owner, 'PREPAID_EXPENSES'),
    },
    settlements: [],
    salaries: [],
    deposits: [],
    invoices: [],
    told: new Set(),
    statement: 0,
    month: today,
    unfiled: [],
    accepted: 0,
    refused: [],
  };
}

/** The day in Kathmandu, or one so many days after it. */
export function todayIn(app: TestApp, later = 0): string {
  return formatAdDate(addDays(todayInKathmandu(app.services.clock()), later));
}

/** Whose session is of a month ago signs in anew. */
export async function letAMonthPass(world: World): Promise<void> {
  world.app.advance(34 * 86_400_000);
  world.month = todayIn(world.app);
  world.shop = { ...world.shop, owner: await inOutlet(world.app, world.shop.owner, null) };
}

/** Sends one call; what the rules refuse changes nothing, and is kept to be looked at. Answers the id of what it made. */
export async function attempt<E extends Endpoint>(world: World, endpoint: E, sent: Sent<E>): Promise<number | null> {
  const response = await send(world.shop.owner, endpoint, sent);
  const answer: unknown = await response.json();
  expect(response.status, `${endpoint.call} ${JSON.stringify(answer)}`).toBeLessThan(500);
  if (!response.ok) {
    world.refused.push({ does: endpoint.call, status: response.status, answer });
    return null;
  }
  world.accepted += 1;
  return Number(Object(Object(answer).data).id);
}

export function picked<T>(all: readonly T[], position: number): T | undefined {
  return all.length === 0 ? undefined : all[position % all.length];
}
