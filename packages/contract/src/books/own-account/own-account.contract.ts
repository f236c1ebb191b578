import { choiceOf } from '../../enumeration.ts';
import { contract } from '../../endpoint.ts';
import { requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** The five natures of accounts and of their groups, in the order in which a tree of accounts stands. */
export const accountKinds = ['asset', 'liability', 'equity', 'income', 'expense'] as const;

/** A code of letters, digits and dots; small letters and Devanagari digits are taken too. It stays as it was made. */
export const accountCode = requiredText(20).pipe(
  z
    .string()
    .transform((code) => code.toUpperCase().replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966)))
    .refine((code) => /^[A-Z0-9][A-Z0-9.]*$/.test(code), 'ownAccount.codeOdd'),
);

const named = { name: requiredText(100), nameNp: requiredText(100) };
const edited = { id: z.int().positive().optional(), version };

export const ownAccountForm = z.object({
  ...edited,
  code: accountCode,
  ...named,
  /** The group in which it stands, by its code: from it an account has its nature. */
  groupCode: requiredText(20),
});

export const accountGroupForm = z.object({
  ...edited,
  code: accountCode,
  ...named,
  kind: choiceOf(accountKinds),
});

/** A line of the account tree: a group, or an account of it. */
export const accountTreeRow = z
  .object({
    id: z.int(),
    /** The id is that of a group. */
    isGroup: z.boolean(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    kind: z.enum(accountKinds),
    /** The code of its group; of a group its own. */
    groupCode: z.string(),
    groupName: z.string(),
    groupNameNp: z.string(),
    /** One that every business begins with: it stays as it is. */
    isBuiltIn: z.boolean(),
    /** It holds money at hand, and is entered under cash and banks. */
    isMoney: z.boolean(),
    isActive: z.boolean(),
  })
  .meta({ id: 'AccountTreeRow' });

const ownAccount = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    kind: z.enum(accountKinds),
    groupCode: z.string(),
    groupName: z.string(),
    groupNameNp: z.string(),
    isBuiltIn: z.boolean(),
    isMoney: z.boolean(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'OwnAccount' });

const accountGroup = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    nameNp: z.string(),
    kind: z.enum(accountKinds),
    isBuiltIn: z.boolean(),
    isMoney: z.boolean(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AccountGroup' });

const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });

/** The account tree of a business: groups, and the accounts that stand in them. */
export const ownAccountContract = contract('ownAccount', {
  /** Each group, followed by its accounts. */
  list: {
    call: 'GET /v1/own-account/list',
    access: 'own-account.read',
    query: listQuery,
    answer: page(accountTreeRow),
  },
  save: {
    call: 'POST /v1/own-account/save',
    access: 'own-account.create',
    body: ownAccountForm,
    answer: ownAccount,
    refreshes: ['accounts'],
  },
  get: { call: 'GET /v1/own-account/:id', access: 'own-account.read', params, answer: ownAccount },
  toggle: {
    call: 'PUT /v1/own-account/toggle/:id',
    access: 'own-account.update',
    params,
    answer: ownAccount,
    refreshes: ['accounts'],
  },
  saveGroup: {
    call: 'POST /v1/own-account/group/save',
    access: 'own-account.create',
    body: accountGroupForm,
    answer: accountGroup,
    refreshes: ['accounts'],
  },
  getGroup: { call: 'GET /v1/own-account/group/:id', access: 'own-account.read', params, answer: accountGroup },
  toggleGroup: {
    call: 'PUT /v1/own-account/group/toggle/:id',
    access: 'own-account.update',
    params,
    answer: accountGroup,
    refreshes: ['accounts'],
  },
});
