import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { screens } from '@bahi/contract/screens';
import { sameDays } from './due-bill.ts';
import { edited, inList } from './edited-record.ts';

export const openingDueRecord = edited(openingDueContract.save, {
  get: openingDueContract.get,
  full: (world, number) => ({
    party: 'customer' as const,
    partyId: world.income.customer.id,
    outletId: world.branch.id,
    billNumber: `OLD-${number}`,
    billDateAD: world.plus(-40),
    dueDateAD: world.plus(-10),
    asAtAD: world.plus(-5),
    totalBillAmount: 1250.5,
    description: `Of the old shop ${number}`,
  }),
  asked: ['outletId', 'billDateAD', 'dueDateAD', 'asAtAD'],
  without: {
    ...sameDays,
    asAtBS: 'the same day, which the AD one says',
    party: 'stays whose it is, which the screen says',
  },
  open: inList(screens.openingReceivables, ({ billNumber }) => billNumber),
});
