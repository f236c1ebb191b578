import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { z } from '@bahi/contract/zod';
import { send } from '../../../testing/caller.ts';
import type { Samples, World } from '../samples.ts';

/** A return of a month that is over, said once more. */
const form = {
  submissionNumber: '8300012345',
  submittedOnAD: '2026-11-20',
  dayAD: '2026-10-20',
  reason: 'A bill was forgotten',
};

/** As its page shows it; a walk over all values may have left the business without VAT, which then has no page. */
async function seen({ shop }: World) {
  const page = await send(shop.owner, vatReturnContract.get, { query: { dayAD: form.dayAD } });
  const shown = z.object({ data: z.object({ figures: z.string() }) }).safeParse(await page.json());
  return { body: { ...form, figures: shown.data?.data.figures ?? 'none' } };
}

async function fileAgain(world: World): Promise<void> {
  await (await send(world.shop.owner, vatReturnContract.file, await seen(world))).text();
}

export const vatReturnSamples: Samples = {
  'vatReturn.list': () => ({}),
  'vatReturn.get': () => ({ query: { dayAD: form.dayAD } }),
  'vatReturn.file': seen,
  'vatReturn.verify': async (world) => {
    await fileAgain(world);
    return { body: { dayAD: form.dayAD, verifiedOnAD: '2026-11-20' } };
  },
  // Of the owner, whatever rights others have.
  'vatReturn.withdraw': async (world) => {
    await fileAgain(world);
    return { alone: 403, body: { dayAD: form.dayAD, reason: 'The number of another firm' } };
  },
  'vatReturn.download': () => ({ body: { dayAD: '2026-11-20', what: 'RETURN', fileType: 'EXCEL' } }),
};
