import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { call } from '../../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../../testing/people.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { accountId, addOwnAccount, enterJournal } from '../../voucher/testing/vouchers.ts';

type Body = Sent<typeof loanContract.save>['body'];
type Payment = Partial<Sent<typeof loanContract.pay>['body']>;

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
  const payment = { isInstalment: true, paidOnAD: '2026-08-17', accountId: bankId };
  return { owner, loan, payment };
}

/** A payment of a loan as whoever looks at it now sends it: its next instalment as planned, unless it is said. */
export async function payingOf(person: Person, id: number, said: Payment) {
  const params = { id };
  const { paymentCount, version, plan } = await call(person, loanContract.get, { params });
  // What comes to nothing is passed over.
  const next = plan.find((row) => row.principal + row.interest > 0);
  const asPlanned = { paidOnAD: next?.dueOnAD, principal: next?.principal, interest: next?.interest };
  const body = { place: paymentCount + 1, version, isInstalment: true, ...asPlanned, accountId: 0, ...said };
  return { params, body };
}

/** What names the payment that was posted last, as it is taken back. */
export async function lastOf(person: Person, id: number, reason = 'Slip') {
  const params = { id };
  const { payments } = await call(person, loanContract.get, { params });
  return { params, body: { voucherId: payments[0]?.voucher.id ?? 0, reason } };
}
