import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { fileOf, type Line } from '../../../features/books/bank-statement/testing/statements.ts';
import { accountId, contraOf } from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import { addVendor } from '../../../testing/vendors.ts';
import type { Samples, World } from '../samples.ts';

const day = '2026-11-20';

/** A bank account of its own, for the lines of an account follow one another. */
async function bankOf({ shop: { owner }, marker }: World): Promise<number> {
  const name = `${marker} ${unusedNumber()}`;
  const body = { kind: 'BANK', code: `B${unusedNumber()}`, name, nameNp: name };
  return (await call(owner, moneyAccountContract.save, { body })).id;
}

const fileBy = ({ marker }: World, amount = 10) =>
  fileOf(0, [[day, marker, '', amount] satisfies Line], `${marker}.csv`);

/** An account with a statement of one line. */
async function read(world: World, amount = 10) {
  const { owner } = world.shop;
  const moneyAccountId = await bankOf(world);
  const files = { file: fileBy(world, amount) };
  const statement = await call(owner, bankStatementContract.upload, { body: { moneyAccountId }, files });
  const { lines } = await call(owner, bankStatementContract.open, { params: { id: moneyAccountId } });
  return { statementId: statement.id, accountId: moneyAccountId, lineId: lines[0]?.id ?? 0 };
}

/** The same with as much in the books. */
async function both(world: World) {
  const found = await read(world);
  const { owner } = world.shop;
  const body = await contraOf(owner, { toAccountId: found.accountId, amount: 10, outletId: world.shop.outletId });
  await call(owner, voucherContract.contra, { body });
  const { lines, books } = await call(owner, bankStatementContract.open, { params: { id: found.accountId } });
  return { ...found, lines: lines.map(({ id }) => id), books: books.map(({ id }) => id) };
}

async function matched(world: World): Promise<number> {
  const { accountId: id, lines, books } = await both(world);
  return (await call(world.shop.owner, bankStatementContract.match, { params: { id }, body: { lines, books } })).id;
}

/** It is entered by who may enter it. */
const alone = { alone: 403 } as const;

export const bankStatementSamples: Samples = {
  'bankStatement.accounts': () => ({}),
  'bankStatement.list': () => ({ query: { pageSize: 50 } }),
  'bankStatement.preview': async (world) => ({
    body: { moneyAccountId: await bankOf(world) },
    files: { file: fileBy(world) },
  }),
  'bankStatement.upload': async (world) => ({
    body: { moneyAccountId: await bankOf(world) },
    files: { file: fileBy(world) },
  }),
  'bankStatement.remove': async (world) => ({ params: { id: (await read(world)).statementId } }),
  'bankStatement.open': async (world) => ({ params: { id: (await read(world)).accountId } }),
  'bankStatement.matches': async (world) => ({ params: { id: (await read(world)).accountId } }),
  'bankStatement.report': async (world) => ({ params: { id: (await read(world)).accountId }, query: { dateAD: day } }),
  'bankStatement.downloadReport': async (world) => ({
    params: { id: (await read(world)).accountId },
    body: { dateAD: day, fileType: 'EXCEL' },
  }),
  'bankStatement.match': async (world) => {
    const { accountId: id, lines, books } = await both(world);
    return { params: { id }, body: { lines, books } };
  },
  'bankStatement.unmatch': async (world) => ({ params: { id: await matched(world) } }),
  'bankStatement.bills': async (world) => ({ params: { id: (await read(world)).lineId } }),
  'bankStatement.makePayment': async (world) => ({
    ...alone,
    params: { id: (await read(world)).lineId },
    body: { customerId: world.shop.customerId, outletId: world.shop.outletId, remarks: world.marker },
  }),
  'bankStatement.makeExpense': async (world) => {
    const { owner } = world.shop;
    const marker = unusedNumber();
    const { id: vendorId } = await addVendor(owner, { alias: `V${marker}` });
    const category = { categoryName: `Rent ${marker}`, categoryType: 'EXPENSE' };
    const { id: categoryId } = await call(owner, categoryContract.create, { body: category });
    const params = { id: (await read(world, -10)).lineId };
    return { ...alone, params, body: { vendorId, categoryId, outletId: world.shop.outletId, heading: world.marker } };
  },
  'bankStatement.makeTransfer': async (world) => ({
    ...alone,
    params: { id: (await read(world)).lineId },
    body: {
      moneyAccountId: await accountId(world.shop.owner, 'CASH'),
      outletId: world.shop.outletId,
      narration: world.marker,
    },
  }),
  'bankStatement.makeJournal': async (world) => ({
    ...alone,
    params: { id: (await read(world)).lineId },
    body: {
      accountId: await accountId(world.shop.owner, 'BANK_CHARGES'),
      outletId: world.shop.outletId,
      narration: world.marker,
    },
  }),
};
