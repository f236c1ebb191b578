import { addressFields } from '@bahi/contract/platform/geography/addresses';
import { customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { chosenId, requiredText } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';

/** The rules of the sample forms: those of the product, so that its refusals are seen. */
export const sampleNameForm = z.object({ name: requiredText(150) });

export const sampleForm = z.object({
  ...sampleNameForm.shape,
  nameNp: customerForm.shape.nameNp,
  email: customerForm.shape.email,
  phoneNumber: customerForm.shape.phoneNumber,
  vatPanNo: customerForm.shape.vatPanNo,
  password: requiredText(100),
  remarks: z.string().max(500, 'common.textLong'),
  price: z.string().min(1, 'common.isRequired'),
  quantity: z.string(),
  validFrom: z.string().min(1, 'common.isRequired'),
  paymentMode: chosenId,
  outletIds: z.array(z.int()).min(1, 'common.isRequired'),
  keepsStock: z.boolean(),
  ...addressFields,
});

/** What each form begins with. */
export const emptySample = {
  name: '',
  nameNp: '',
  email: '',
  phoneNumber: '',
  vatPanNo: '',
  password: '',
  remarks: '',
  price: '',
  quantity: '1',
  validFrom: '',
  paymentMode: '',
  outletIds: [],
  keepsStock: true,
  provinceId: '',
  districtId: '',
  localBodyId: '',
  wardNo: '',
  tole: '',
};
