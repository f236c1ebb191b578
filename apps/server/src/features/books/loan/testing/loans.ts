import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { openBusiness } from '../../../../testing/people.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { accountId, addOwnAccount, enterJournal } from '../../voucher/testing/vouchers.ts';

type Body = Sent<typeof loanContract.save>['body'];
type Payment = Sent<typeof loanContract.pay>['body'];

/** A business with an account for a loan and one for its interest, which borrowed 120,000 on 1 Shrawan. */
export async function loanTenant(app: TestApp) {
  const owner = await openBusiness(app);
  const [loanId, interestId] = [
    await addOwnAccount(owner, 'NICLOAN', 'LOANS'),
    await addOwnAccount(owner, 'INTEREST', 'EXPENSES'),
  ];
  await enterJournal(owner, { BANK: 120_000, NICLOAN: -120_000 }, { dateAD: '2026-07-17' });
  const loan: Body = {
    name: 'Shop loan',
    nameNp: 'पसलको ऋण',
    lender: 'NIC Asia',
    accountId: loanId,
    interestAccountId: interestId,
    amount: 120_000,
    fromOnAD: '2026-07-17',
    rate: 12,
    way: 'EQUAL_INSTALMENTS',
    every: 'MONTHLY',
    dueOnAD: '2026-08-17',
    instalments: 12,
  };
  const bankId = await accountId(owner, 'BANK');
  const payment: Payment = { isInstalment: true, paidOnAD: '2026-08-17', accountId: bankId };
  return { owner, loan, payment };
}
