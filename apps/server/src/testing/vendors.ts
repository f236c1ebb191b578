import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { call, type Caller } from './caller.ts';
import { addressIn } from './people.ts';
import { unusedNumber } from './unused-number.ts';

export type VendorBody = Sent<typeof vendorContract.save>['body'];

/** A distributor of Butwal who is registered for VAT, as its form is sent. */
export async function vendorBody(owner: Caller, changes: Partial<VendorBody> = {}): Promise<VendorBody> {
  const types = await call(owner, vendorTypeContract.list, { query: { search: 'Distributor' } });
  const { provinceId, districtId, localBodyId, wardNo } = await addressIn(owner);
  return {
    vendorTypeId: types.rows[0]?.id ?? 0,
    alias: 'SIDDHA',
    name: 'Siddhartha Traders',
    nameNp: 'सिद्धार्थ ट्रेडर्स',
    email: 'sales@siddhartha.example',
    contact: '9857011223',
    panOrVat: '302145879',
    isVatRegistered: true,
    provinceId,
    districtId,
    localBodyId,
    wardNo,
    street: 'Traffic Chowk',
    addressLine: 'Ganesh Complex, second floor',
    ...changes,
  };
}

/** A vendor of the business, as it was answered. */
export async function addVendor(owner: Caller, changes: Partial<VendorBody> = {}) {
  return call(owner, vendorContract.save, { body: await vendorBody(owner, changes) });
}

/** An expense of a new vendor that is paid in cash on its day; answers the receipt's id. */
export async function payVendor(owner: Caller, amount: number, day: string): Promise<number> {
  const marker = unusedNumber();
  const vendor = await addVendor(owner, { alias: `V${marker}` });
  const category = await call(owner, categoryContract.create, {
    body: { categoryName: `Repairs ${marker}`, categoryType: 'EXPENSE' },
  });
  const expense = await call(owner, expenseContract.save, {
    body: {
      heading: 'Repair of the weighing scale',
      vendorId: vendor.id,
      categoryId: category.id,
      billDateAD: day,
      dueDateAD: day,
      totalBillAmount: amount,
    },
  });
  const receipt = await call(owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: expense.id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: day, paymentAmount: amount }],
      totalPayingAmount: amount,
    },
  });
  return receipt.id;
}
