import { z } from '../../zod.ts';

/** What the frame of the web app and its editors know of the user's own business. */
export const ownBusiness = z.object({
  id: z.int(),
  companyName: z.string(),
  companyNameNp: z.string().nullable(),
  panOrVATNumber: z.string().nullable(),
  companyRegisterType: z.enum(['PAN', 'VAT', 'NOT_REGISTERED']).nullable(),
  /** Lines of its invoices may be given away, at rate 0. */
  allowsFreeLines: z.boolean(),
  roundsToRupee: z.boolean(),
  /** Its invoices may be of exports. */
  sellsAbroad: z.boolean(),
  /** Said where its items may keep batches that expire: who keeps none sees nothing of it. */
  keepsBatches: z.literal(true).optional(),
  /** Said of a sample of another business: nothing in it is real, and nothing goes out. */
  isSample: z.literal(true).optional(),
  /** Rupees above which drafts of sales need somebody else's word; null asks nobody. */
  approvalLimit: z.number().nullable(),
  /** Rupees above which vouchers of who may not approve them wait; null lets all be posted at once. */
  voucherLimit: z.number().nullable(),
  status: z.enum(['NEW', 'ACTIVE', 'INACTIVE']),
  /** By whose act it is inactive decides the word that is shown. */
  statusReason: z.enum(['REJECTED', 'SUSPENDED']).nullable(),
  /** Where it is: new customers begin there. */
  provinceId: z.int().nullable(),
  districtId: z.int().nullable(),
  localBodyId: z.int().nullable(),
  wardNo: z.int().nullable(),
  /** Whoever comes to its counter; null until its profile was saved. */
  cashCustomerId: z.int().nullable(),
  /** A data address of the logo, or null. */
  businessImage: z.string().nullable(),
});
