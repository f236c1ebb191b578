import { registerType } from '../../enumeration.ts';
import { z } from '../../zod.ts';

const inBoth = z.object({ en: z.string(), ne: z.string().nullable() });

/** What stands on the slips of a counter beside what is sold: a device keeps it, and prints by it without asking anybody. */
export const counterSlip = z
  .object({
    registerType: registerType.answer,
    /** Its slips may be abbreviated tax invoices, with the permission of the tax office. */
    issuesAbbreviated: z.boolean(),
    name: inBoth,
    address: inBoth,
    pan: z.string().nullable(),
    phone: z.string().nullable(),
    footer: inBoth,
    /** Null where the business has one outlet only. */
    outletName: inBoth.nullable(),
    terms: z.array(inBoth),
    /** The cash customer's, as other slips print it. */
    cashCustomerAddress: inBoth.nullable(),
  })
  .meta({ id: 'CounterSlip' });
