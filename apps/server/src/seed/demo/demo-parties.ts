import { categoryForm } from '@bahi/contract/money/category/category.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { vendorAddressForm } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorFocalPersonForm } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorForm } from '@bahi/contract/parties/vendor/vendor.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveCategory } from '../../features/money/category/category.commands.ts';
import { saveVendorAddress } from '../../features/parties/vendor/vendor-address.commands.ts';
import { saveFocalPerson } from '../../features/parties/vendor/vendor-focal-person.commands.ts';
import { saveVendor } from '../../features/parties/vendor/vendor.commands.ts';
import { saveMasterData } from '../../platform/master-data/master-data-write.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor, numbersOf } from './demo-context.ts';
import { categories, type DemoVendor, terms, vendors } from './demo-parties.data.ts';
import { findPlace, findReference } from './demo-people.ts';

export type CategoryName = (typeof categories)[number]['categoryName'];
export type VendorAlias = (typeof vendors)[number]['alias'];
export type Parties = {
  categoryIds: ReadonlyMap<CategoryName, number>;
  vendorIds: ReadonlyMap<VendorAlias, number>;
};

/** Whom the demo business deals with beside its customers, what it earns and spends by, and its terms. */
export async function addParties(services: Services, actor: Actor, day: CalendarDay): Promise<Parties> {
  const categoryIds = new Map<CategoryName, number>();
  await act(services, actor, day, async (context) => {
    for (const category of categories)
      categoryIds.set(category.categoryName, (await saveCategory(context, categoryForm.parse(category))).id);
  });
  await act(services, actor, day, async (context) => {
    for (const term of terms)
      await saveMasterData(context, termContract.masterData, termContract.save.body.parse(term));
  });
  const vendorIds = new Map<VendorAlias, number>();
  for (const vendor of vendors)
    vendorIds.set(vendor.alias, await act(services, actor, day, (context) => addVendor(context, actor, vendor)));
  return { categoryIds, vendorIds };
}

async function addVendor(context: Context, actor: Actor, demo: DemoVendor): Promise<number> {
  const { localBodyCode, type, further = [], people = [], ...vendor } = numbersOf(actor, demo);
  const form = vendorForm.parse({
    ...vendor,
    vendorTypeId: await findReference(context.db, 'vendor_type', type),
    ...(await findPlace(context.db, localBodyCode)),
  });
  const { id: vendorId } = await saveVendor(context, form);
  for (const { kind, localBodyCode: code, ...address } of further) {
    const addressTypeId = await findReference(context.db, 'address_type', kind);
    const place = await findPlace(context.db, code);
    await saveVendorAddress(context, vendorAddressForm.parse({ ...address, ...place, vendorId, addressTypeId }));
  }
  for (const [name, nameNp, designation, contact] of people)
    await saveFocalPerson(
      context,
      vendorFocalPersonForm.parse(numbersOf(actor, { vendorId, name, nameNp, designation, contact })),
    );
  return vendorId;
}
