import { moneyAccountForm } from '@bahi/contract/books/money-account/money-account.contract';
import { ownAccountForm } from '@bahi/contract/books/own-account/own-account.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveMoneyAccount } from '../../../features/books/money-account/money-account.commands.ts';
import { saveOwnAccount } from '../../../features/books/own-account/own-account.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor, numbersOf } from '../demo-context.ts';

/** The accounts of money that payments of the demo name. */
export type MoneyAccounts = { bankId: number; walletId: number };

const bank = {
  kind: 'BANK',
  code: 'NABIL1',
  name: 'Nabil Bank, current account',
  nameNp: 'नबिल बैंक, चल्ती खाता',
  bankName: 'Nabil Bank',
  accountNumber: '0110017500123',
};
const wallet = {
  kind: 'WALLET',
  code: 'ESEWA',
  name: 'eSewa',
  nameNp: 'इसेवा',
  bankName: 'eSewa',
  accountNumber: '9857012345',
};
const branchBox = { kind: 'CASH', code: 'BOX2', name: 'Cash box of the branch', nameNp: 'शाखाको नगद बाकस' };

const ownAccounts = [
  { groupCode: 'LOANS', code: 'L100', name: 'Loan of Siddhartha Bank', nameNp: 'सिद्धार्थ बैंकको ऋण' },
  { groupCode: 'EQUITY', code: 'C200', name: 'Capital of Sunita', nameNp: 'सुनिताको पुँजी' },
  { groupCode: 'EXPENSES', code: 'E500', name: 'Interest on loans', nameNp: 'ऋणको ब्याज' },
  { groupCode: 'EXPENSES', code: 'E520', name: 'Rent of the shop', nameNp: 'पसलको भाडा' },
  { groupCode: 'EXPENSES', code: 'E510', name: 'Salaries', nameNp: 'तलब' },
  { groupCode: 'EXPENSES', code: 'E530', name: 'Bad debts', nameNp: 'डुबेको उधारो' },
  { groupCode: 'CURRENT_LIABILITIES', code: 'L300', name: 'Salaries to pay', nameNp: 'तिर्नुपर्ने तलब' },
  { groupCode: 'CURRENT_ASSETS', code: 'A300', name: 'Deposit for the shop', nameNp: 'पसलको धरौटी' },
];

/** Where the demo business keeps its money, and what it owes and owns beside the accounts of every business. */
export async function openAccounts(
  services: Services,
  { actor, branchId }: { actor: Actor; branchId: number },
  day: CalendarDay,
): Promise<MoneyAccounts> {
  const save = (body: object) =>
    act(services, actor, day, (context) => saveMoneyAccount(context, moneyAccountForm.parse(body)));
  for (const account of ownAccounts)
    await act(services, actor, day, (context) => saveOwnAccount(context, ownAccountForm.parse(account)));
  await save({ ...branchBox, outletId: branchId });
  return { bankId: (await save(numbersOf(actor, bank))).id, walletId: (await save(numbersOf(actor, wallet))).id };
}
