import type { paperLookContract, paperLookForm } from '@bahi/contract/sales/paper-look/paper-look.contract';
import type { z } from '@bahi/contract/zod';
import type { Result } from '../../../platform/api-client.ts';

export type PaperLook = Result<typeof paperLookContract.get>;
export type PaperLookValues = z.input<typeof paperLookForm>;

/** What the form begins with. */
export function paperLookValues({ layout, colour, logoPlace, footer, footerNp, version }: PaperLook): PaperLookValues {
  return { layout, colour, logoPlace, footer: footer ?? '', footerNp: footerNp ?? '', version };
}
