import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { type BilledVendor, billedVendorColumns } from '../../books/ledger/vendor-bill/billed-vendor.ts';

/**
 * The vendor of an expense as its bill has them: as they are now, and of an expense that is mended as they were when it
 * was entered, unless it becomes that of another vendor. Read beside the vendor and the record that were checked before.
 */
export async function readExpenseVendor(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { id, vendorId }: { id?: number | undefined; vendorId: number },
): Promise<BilledVendor> {
  const [vendor] = await db.query<BilledVendor>(
    `select own.vendor_name, own.vendor_name_np, own.vendor_pan, own.is_vendor_registered from expense own
     join document on document.business_id = own.business_id and document.id = own.id and document.vendor_id = $3
     where own.business_id = $1 and own.id = $2
     union all
     (select ${billedVendorColumns} from vendor where vendor.business_id = $1 and vendor.id = $3)
     limit 1`,
    [businessId, id ?? null, vendorId],
  );
  return vendor ?? failNotFound();
}
