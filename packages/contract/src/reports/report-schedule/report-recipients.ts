import { requiredEmail } from '../../fields.ts';
import { z } from '../../zod.ts';
import { mostRecipients } from './report-schedule-choices.ts';

const wrong = 'reportSchedule.recipientsWrong';

/** E-mail addresses as somebody types them, with commas, semicolons or lines between, or as texts; each once. */
export const reportRecipients = z
  .union([z.string().max(3000, wrong), z.array(z.string(wrong), wrong)], {
    error: ({ input }) => (input === undefined ? 'common.isRequired' : wrong),
  })
  .transform((typed, context): string[] => {
    const texts = (typeof typed === 'string' ? typed.split(/[\s,;،]+/u) : typed).map((text) => text.trim());
    const addresses = texts.filter((text) => text !== '');
    const once = [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
    if (once.length === 0) context.addIssue({ code: 'custom', message: 'common.isRequired' });
    else if (once.length > mostRecipients || !once.every((address) => requiredEmail.safeParse(address).success))
      context.addIssue({ code: 'custom', message: wrong });
    else return once;
    return z.NEVER;
  });
