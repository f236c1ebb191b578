import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { customerGroupScreenMessages } from '@bahi/contract/parties/customer-group/customer-group-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';
import { CustomerGroupDialog } from './CustomerGroupDialog.tsx';

/** A group of customers, with `Add new`. */
export function CustomerGroupField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(customerGroupScreenMessages);
  const { can } = useSession();
  const { value, change } = useField(props);
  const choices = useMasterDataChoices(customerGroupContract.masterData, value);
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        {...choices}
        clearable
        addNewLabel={t('addNew')}
        {...(can(customerGroupContract.save) ? { onAddNew: open } : {})}
      />
      <CustomerGroupDialog {...dialog} onSaved={change} />
    </>
  );
}
