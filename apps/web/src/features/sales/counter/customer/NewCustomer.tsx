import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { chosenId, phoneNumber, requiredText } from '@bahi/contract/fields';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { z } from '@bahi/contract/zod';
import { toLatin } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { submitOf, useAppForm } from '../../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { PhoneField } from '../../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import { newCustomerValues } from '../../../parties/customer/customer-form.ts';
import { useFirstField } from '../use-first-field.ts';
import type { Buyer } from './CustomerDialog.tsx';

/** What is asked at the counter; the rest of a customer is where the shop is, until somebody says more. */
const quickCustomer = z.object({ phoneNumber, name: requiredText(150), wardNo: chosenId });

/** A new customer by phone and name, without leaving the bill. */
export function NewCustomer({
  typed,
  onMade,
  onBack,
}: {
  typed: string;
  onMade: (buyer: Buyer) => void;
  onBack: () => void;
}) {
  const t = useTexts(counterScreenMessages);
  const ui = useTexts(uiMessages);
  const { business } = useSession();
  const step = useFirstField<HTMLFormElement>();
  const save = useSend(customerContract.save);
  const isPhone = /^[\d\s-]+$/.test(toLatin(typed)) && typed !== '';
  const begin = isPhone ? { phoneNumber: toLatin(typed).replace(/[\s-]/g, '') } : { name: typed };
  const form = useAppForm(quickCustomer, newValues(quickCustomer, { ...begin, wardNo: business?.wardNo ?? '' }));
  const { control } = form;
  const submit = submitOf(form, async (values) => {
    const { name, ...rest } = values;
    const body = { ...newCustomerValues('', business), ...rest, name, focalPerson: String(name).slice(0, 100) };
    const saved = await save.mutateAsync({ body: customerForm.parse(body) });
    if (saved.warning !== null) showToast({ kind: 'general', message: saved.warning });
    onMade({ ...saved, dueAmount: 0 });
  });
  return (
    <form ref={step} onSubmit={submit} noValidate>
      <FormFailure form={form} />
      <FormGrid>
        <PhoneField
          control={control}
          name="phoneNumber"
          label={t('phone')}
          required
          {...(isPhone ? {} : { autoFocus: true })}
        />
        <TextField control={control} name="name" label={t('name')} maxLength={150} required autoFocus={isPhone} />
        <TextField control={control} name="wardNo" label={t('ward')} required />
      </FormGrid>
      <DialogFooter>
        <Button variant="default" onClick={onBack}>
          {ui('back')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {ui('save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
