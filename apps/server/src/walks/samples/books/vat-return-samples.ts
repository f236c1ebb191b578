import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { call } from '../../../testing/caller.ts';
import type { Samples, World } from '../samples.ts';

/** A return of a month that is over, said once more. */
const form = {
  submissionNumber: '8300012345',
  submittedOnAD: '2026-11-20',
  dayAD: '2026-10-20',
  reason: 'A bill was forgotten',
};

async function fileAgain({ shop }: World): Promise<void> {
  await call(shop.owner, vatReturnContract.file, { body: form });
}

export const vatReturnSamples: Samples = {
  'vatReturn.list': () => ({}),
  'vatReturn.get': () => ({ query: { dayAD: form.dayAD } }),
  'vatReturn.file': () => ({ body: form }),
  'vatReturn.verify': async (world) => {
    await fileAgain(world);
    return { body: { dayAD: form.dayAD, verifiedOnAD: '2026-11-20' } };
  },
  'vatReturn.download': () => ({ body: { dayAD: '2026-11-20', what: 'RETURN', fileType: 'EXCEL' } }),
};
