import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { isMoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import { asAccountCode, chartOfAccounts, type JournalLine } from '@bahi/domain/posting/ledger';
import {
  documentsOfAccount,
  isCategoryAccount,
  isHeldTax,
  isOpenedAlone,
  journalPartyOf,
  type VoucherKind,
  type WrittenBy,
} from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type AccountRow } from '../own-account/own-account.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;
type Choice = Answer<(typeof voucherContract)['accounts']>[number];
type CategoryRow = Pick<Row<'category'>, 'id' | 'kind' | 'name' | 'name_np' | 'is_active'>;

/** The accounts that a line may name, in the order of the tree; of those with categories each category. */
export async function listVoucherAccounts(context: Reader): Promise<Choice[]> {
  const { db, businessId, outletId } = context;
  const [accounts, categories] = await Promise.all([
    db.query<AccountRow>(
      `select account.*, account_group.name as group_name, account_group.name_np as group_name_np from account
       join account_group on account_group.business_id = account.business_id and account_group.code = account.group_code
       where account.business_id = $1 and account.is_active
         and ($3::bigint is null or account.outlet_id is null or account.outlet_id = $3)
       order by account_group.place, coalesce(array_position($2::text[], account.code), 1000), account.code`,
      [businessId, chartOfAccounts.map(({ code }) => code), outletId],
    ),
    db.query<CategoryRow>(
      `select id, kind, name, name_np, is_active from category where business_id = $1 and is_active order by name collate "ne-x-icu", id`,
      [businessId],
    ),
  ]);
  return accounts
    .filter(({ code }) => partyOf(code) !== null || documentsOfAccount(code) === null || isOpenedAlone(code))
    .flatMap((account) => {
      if (!isCategoryAccount(account.code)) return [choiceOf(account, null)];
      return categories.filter((one) => isCategoryOf(account, one)).map((one) => choiceOf(account, one));
    });
}

function choiceOf(account: AccountRow, category: CategoryRow | null): Choice {
  return {
    id: account.id,
    code: account.code,
    name: account.name,
    nameNp: account.name_np,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? null,
    categoryNameNp: category?.name_np ?? null,
    groupName: account.group_name,
    groupNameNp: account.group_name_np,
    isMoney: isMoneyGroup(account.group_code),
    isOpened: !isOfYear(account) && partyOf(account.code) === null,
    isOpenedAlone: isOpenedAlone(account.code),
    holdsTax: isHeldTax('JOURNAL_VOUCHER', account.code),
    party: partyOf(account.code),
    outletId: account.outlet_id,
  };
}

/** Whose a line of a journal on the account must be; null for nobody's. */
function partyOf(code: string): PartyKind | null {
  return journalPartyOf('JOURNAL_VOUCHER', asAccountCode(code));
}

/** What a line names, and the fields that say it. */
export type NamedByLine = {
  accountId: number;
  categoryId: number | null;
  field: string;
  categoryField: string;
};
export type Named = {
  code: JournalLine['account'];
  categoryId: number | undefined;
  isMoney: boolean;
  /** Whose the line must be. */
  party: PartyKind | null;
  /** It is tax that is held back, and says of whom and of what. */
  holdsTax: boolean;
};

/**
 * The accounts that lines of a voucher name, in their order, held as they are until the transaction ends; and what is
 * wrong with those that cannot be: not there, out of use, of another outlet, or written by other documents alone.
 */
export async function readNamed(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { kind, outletId }: { kind: VoucherKind; outletId: number },
  lines: readonly NamedByLine[],
): Promise<{ named: (Named | null)[]; refused: RefusedField[] }> {
  const ids = [...new Set(lines.map(({ accountId }) => accountId))];
  const categoryIds = [...new Set(lines.flatMap(({ categoryId }) => (categoryId === null ? [] : [categoryId])))];
  const [accounts, categories] = [
    await db.query<Row<'account'>>(
      'select * from account where business_id = $1 and id = any($2) order by id for share',
      [businessId, ids],
    ),
    await db.query<CategoryRow>(
      'select id, kind, name, name_np, is_active from category where business_id = $1 and id = any($2) order by id for share',
      [businessId, categoryIds],
    ),
  ];
  const refused: RefusedField[] = [];
  const named = lines.map((line): Named | null => {
    const account = accounts.find(({ id }) => id === line.accountId);
    const category = categories.find(({ id }) => id === line.categoryId);
    const problem = problemOf(account, { kind, outletId });
    if (account === undefined || problem !== null) {
      refused.push({ field: line.field, key: problem ?? 'common.choiceUnknown' });
      return null;
    }
    const wrong = problemOfCategory(account, line.categoryId, category);
    if (wrong !== null) refused.push({ field: line.categoryField, key: wrong });
    const categoryId = isCategoryAccount(account.code) ? category?.id : undefined;
    const code = asAccountCode(account.code);
    const party = journalPartyOf(kind, code);
    return { code, categoryId, isMoney: isMoneyGroup(account.group_code), party, holdsTax: isHeldTax(kind, code) };
  });
  return { named, refused };
}

const refusals = {
  CHEQUES: 'voucher.ofCheques',
  CUSTOMERS: 'voucher.ofCustomers',
  VENDORS: 'voucher.ofVendors',
  GOODS: 'voucher.ofGoods',
  VAT: 'voucher.ofVat',
  TDS: 'voucher.ofTds',
  SALES: 'voucher.ofSales',
} as const satisfies Record<WrittenBy, RefusedField['key']>;

/** Why a voucher cannot name an account; null where it can. */
export function problemOf(
  account: Row<'account'> | undefined,
  { kind, outletId }: { kind: VoucherKind; outletId: number },
): RefusedField['key'] | null {
  if (account === undefined) return 'common.choiceUnknown';
  const writtenBy = documentsOfAccount(account.code);
  if (writtenBy === 'CHEQUES') return refusals.CHEQUES;
  if (kind === 'CONTRA_VOUCHER' && !isMoneyGroup(account.group_code)) return 'voucher.notMoney';
  const isOpened = kind === 'OPENING_VOUCHER' && isOpenedAlone(account.code);
  const isOfParty = journalPartyOf(kind, asAccountCode(account.code)) !== null;
  if (writtenBy !== null && !isOpened && !isOfParty && !isHeldTax(kind, account.code)) return refusals[writtenBy];
  if (kind === 'OPENING_VOUCHER' && isOfYear(account)) return 'voucher.openingOfYear';
  if (!account.is_active) return 'payment.accountInactive';
  return account.outlet_id === null || account.outlet_id === outletId ? null : 'payment.accountOfOtherOutlet';
}

/** Income and expenses begin anew with each year: what was earned before is no balance of theirs. */
export function isOfYear({ kind }: Pick<Row<'account'>, 'kind'>): boolean {
  return kind === 'income' || kind === 'expense';
}

function problemOfCategory(
  account: Row<'account'>,
  categoryId: number | null,
  category: CategoryRow | undefined,
): RefusedField['key'] | null {
  if (!isCategoryAccount(account.code)) return null;
  if (categoryId === null) return 'voucher.categoryMissing';
  if (category === undefined || !isCategoryOf(account, category)) return 'common.choiceUnknown';
  return category.is_active ? null : 'common.inactiveRecord';
}

/** Categories of income stand under other income, those of expense under expenses. */
function isCategoryOf({ kind }: Pick<Row<'account'>, 'kind'>, category: CategoryRow): boolean {
  return category.kind.toLowerCase() === kind;
}
