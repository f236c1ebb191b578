import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { type BenchBusiness, openBusiness } from './businesses.ts';
import { createClient } from './over-http.ts';
import { compare } from './posting.ts';
import type { Stage } from './stage.ts';
import { straightPurchase } from './straight/purchase.ts';

const linesOfBill = 50;

/** Posts vendors' bills of 50 lines over HTTP and straight through pg in turn, and prints the ratio of the two. */
export async function measurePurchase({ database, base, services }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Buyer', linesOfBill);
  const { businessId, userId } = business;
  const vendorId = await database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
    const [vendor] = await tx.query<{ id: number }>(
      `insert into vendor (business_id, vendor_type_id, alias, name, name_np, email, phone_number, vat_pan_no)
       select $1, min(id), 'BENCH', 'Bench vendor', 'बेन्च', 'bench@example.com', '9800000000', '301234568' from vendor_type
       returning id`,
      [businessId],
    );
    const id = vendor?.id ?? 0;
    await tx.query(
      `insert into vendor_address (business_id, vendor_id, province_id, district_id, local_body_id, ward_no, street, address_line, is_main)
       select $1, $2, district.province_id, district.id, local_body.id, 1, 'Bench', 'Bench', true
       from local_body join district on district.id = local_body.district_id order by local_body.id limit 1 returning id`,
      [businessId, id],
    );
    return id;
  });
  console.log(
    `Posting a vendor's bill of ${linesOfBill} lines: over HTTP ÷ the same rows straight through pg (bills a second)`,
  );
  await compare('1 client', database, base, [business], {
    connect: (server) => createClient(server, 'purchase/invoice/final', (buyer) => purchaseOf(buyer, vendorId)),
    straightly: straightPurchase(vendorId),
  });
  console.log();
}

function purchaseOf({ outletId, variantIds }: BenchBusiness, vendorId: number): object {
  const today = formatAdDate(todayInKathmandu(Date.now()));
  return {
    vendorId,
    outletId,
    issuedDateAD: today,
    dueDateAD: today,
    lines: variantIds.map((itemLedgerDetailId) => ({
      inventoryType: 'ITEM',
      itemLedgerDetailId,
      quantity: 1,
      rate: 100,
    })),
  };
}
