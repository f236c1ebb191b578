import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { addOwnAccount, enterJournal } from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import type { Samples, World } from '../samples.ts';

const fiscalYear = '2082/83';

/** A business of its own that earned something in a year that is over: nothing is written into a closed year any more. */
async function tradedYear({ app }: World): Promise<Person> {
  const owner = await openBusiness(app);
  await addOwnAccount(owner, 'FEES', 'OTHER_INCOME');
  await enterJournal(owner, { CASH: 900, FEES: -900 }, { dateAD: '2026-07-10' });
  return owner;
}

/** The year is whosever it is; a business that earned nothing in it has none to close. */
const anybody = { isOfEveryone: true, alone: 400 } as const;

export const yearEndSamples: Samples = {
  'yearEnd.get': () => ({ query: { fiscalYear } }),
  'yearEnd.close': async (world) => ({
    ...anybody,
    caller: await tradedYear(world),
    body: { fiscalYear, onto: 'CAPITAL', narration: world.marker },
  }),
  'yearEnd.reopen': async (world) => {
    const caller = await tradedYear(world);
    await call(caller, yearEndContract.close, { body: { fiscalYear, onto: 'RETAINED_EARNINGS' } });
    return { ...anybody, caller, body: { fiscalYear, reason: 'A bill was forgotten' } };
  },
};
