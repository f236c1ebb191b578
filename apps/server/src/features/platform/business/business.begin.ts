import type { businessContract } from '@bahi/contract/platform/business/business.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { columnsOf } from '../../../platform/database/columns.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { keepCashCustomer } from '../../parties/customer/cash-customer.ts';
import { beginNotices } from '../notice/notice.write.ts';

type ProfileForm = Input<(typeof businessContract)['saveProfile']>['body'];
type Writer = Pick<Context, 'db' | 'businessId'>;

/** The code of the outlet that every business begins with: the head office. */
const firstOutletCode = 'HO';

/** What every business has once its profile is there: an outlet, a customer for whoever comes to the counter, and notices. */
export async function ensureBegun(writer: Writer, form: ProfileForm): Promise<void> {
  await ensureOutlet(writer, form);
  await placeCashCustomer(writer, form);
  await beginNotices(writer);
}

/** Whoever comes to the counter is where the business is. */
export async function placeCashCustomer(
  writer: Writer,
  {
    provinceId,
    districtId,
    localBodyId,
    wardNo,
  }: Pick<ProfileForm, 'provinceId' | 'districtId' | 'localBodyId' | 'wardNo'>,
): Promise<void> {
  await keepCashCustomer(writer, columnsOf({ provinceId, districtId, localBodyId, wardNo }));
}

/** A business that has no outlet yet gets its first one, of its own name and address. */
async function ensureOutlet({ db, businessId }: Writer, form: ProfileForm): Promise<void> {
  const [present] = await db.query('select id from outlet where business_id = $1 limit 1', [businessId]);
  if (present !== undefined) return;
  const { businessTypeId: _type, companyRegisterType: _registered, panOrVATNumber: _number, ...others } = form;
  const { companyName, companyNameNp, companyEmail, ...place } = others;
  await insertRow(db, 'outlet', {
    ...columnsOf(place),
    business_id: businessId,
    code: firstOutletCode,
    name: companyName,
    name_np: companyNameNp,
    email: companyEmail,
    email2: null,
    phone: null,
    phone2: null,
    address_type_id: null,
    google_code: null,
  });
}
