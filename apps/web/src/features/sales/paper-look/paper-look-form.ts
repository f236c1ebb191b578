import type { paperLookContract, paperLookForm } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { paperLookMessages } from '@bahi/contract/sales/paper-look/paper-look.messages';
import type { z } from '@bahi/contract/zod';
import type { Result } from '../../../platform/api-client.ts';
import { registerTexts } from '../../../platform/i18n.ts';

// What is wrong with a choice is said in the words of the server.
registerTexts(paperLookMessages);

export type PaperLook = Result<typeof paperLookContract.get>;
export type PaperLookValues = z.input<typeof paperLookForm>;

/** What the form begins with. */
export function paperLookValues({ layout, colour, logoPlace, footer, footerNp, version }: PaperLook): PaperLookValues {
  return { layout, colour, logoPlace, footer: footer ?? '', footerNp: footerNp ?? '', version };
}
