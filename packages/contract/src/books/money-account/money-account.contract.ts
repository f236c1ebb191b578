import { enumeration } from '../../enumeration.ts';
import { contract } from '../../endpoint.ts';
import { optionalId, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';
import { accountCode } from '../own-account/own-account.contract.ts';

/** The groups of the account tree whose accounts hold money at hand. */
export const moneyKind = enumeration({ CASH: 1, BANK: 2, WALLET: 3 });

/** Where money is at hand: in a cash box, on an account with a bank, in a wallet such as eSewa, Khalti or Fonepay. */
export const moneyAccountForm = z.object({
  id: z.int().positive().optional(),
  version,
  kind: moneyKind.schema,
  code: accountCode,
  name: requiredText(100),
  nameNp: requiredText(100),
  /** The bank, or the service of a wallet. */
  bankName: optionalText(100),
  accountNumber: optionalText(40),
  /** Without one it is used in every outlet. */
  outletId: optionalId,
});

export const moneyAccountRow = z.object({
  id: z.int(),
  kind: moneyKind.answer,
  code: z.string(),
  name: z.string(),
  nameNp: z.string(),
  bankName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  outletId: z.int().nullable(),
  outletName: z.string().nullable(),
  outletNameNp: z.string().nullable(),
  /** What is there now, by the books of the outlets that the caller sees. */
  balanceAmount: z.number(),
  /** The one that payments of its mode go to which name none. */
  isBuiltIn: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
});
const shownMoneyAccount = moneyAccountRow.meta({ id: 'MoneyAccount' });

const choice = z
  .object({
    id: z.int(),
    kind: moneyKind.answer,
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    bankName: z.string().nullable(),
    outletId: z.int().nullable(),
    isBuiltIn: z.boolean(),
  })
  .meta({ id: 'MoneyAccountChoice' });

const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });

/** Cash boxes, bank accounts and wallets: accounts of the tree that payments name. */
export const moneyAccountContract = contract('moneyAccount', {
  list: {
    call: 'GET /v1/money-account/list',
    access: 'cash-and-bank.read',
    query: listQuery.extend({ kind: moneyKind.schema.optional() }),
    answer: page(moneyAccountRow),
  },
  /** What a payment may name: those in use. */
  choices: {
    call: 'GET /v1/money-account/choices',
    access: 'payment.read',
    query: listQuery,
    answer: wholeList(choice),
  },
  save: {
    call: 'POST /v1/money-account/save',
    access: 'cash-and-bank.create',
    body: moneyAccountForm,
    answer: shownMoneyAccount,
    refreshes: ['accounts'],
  },
  get: { call: 'GET /v1/money-account/:id', access: 'cash-and-bank.read', params, answer: shownMoneyAccount },
  toggle: {
    call: 'PUT /v1/money-account/toggle/:id',
    access: 'cash-and-bank.update',
    params,
    answer: shownMoneyAccount,
    refreshes: ['accounts'],
  },
});
