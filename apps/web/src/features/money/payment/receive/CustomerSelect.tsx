import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { FieldValues } from 'react-hook-form';
import { dropdownLength } from '../../../../platform/constants.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../../ui/fields/field.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../../ui/list/use-add-new.ts';
import { CustomerDialog } from '../../../parties/customer/CustomerDialog.tsx';

type Props<V extends FieldValues> = FieldProps<V> & { onChosen: (customerId: number | string) => void };

/** A customer, found by name in either language or by phone; `Add new` selects what it made. */
export function CustomerSelect<V extends FieldValues>({ onChosen, ...props }: Props<V>) {
  const t = useTexts(receiptScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const customers = useCall(customerContract.listForInvoice, { query: { pageSize: dropdownLength } });
  const { change } = useField(props);
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        autoFocus
        options={(customers.data?.rows ?? []).map(({ id, name, nameNp, phoneNumber }) => ({
          value: id,
          label: name,
          labelNp: nameNp,
          remark: inDigitsOf(phoneNumber, language),
        }))}
        isLoading={customers.isPending}
        onChanged={onChosen}
        addNewLabel={t('addCustomer')}
        {...(can(customerContract.save) ? { onAddNew: open } : {})}
      />
      <CustomerDialog
        {...dialog}
        onSaved={({ id }) => {
          change(id);
          onChosen(id);
        }}
      />
    </>
  );
}
