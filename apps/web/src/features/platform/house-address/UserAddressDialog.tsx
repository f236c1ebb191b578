import { userAddressContract, userAddressForm } from '@bahi/contract/platform/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { AddressTypeField } from './AddressTypeField.tsx';
import { userAddressValues } from './house-address-form.ts';

type Props = { opened: boolean; onClose: () => void; addressId: number | null };

/** Enters or changes an address of one's own. */
export function UserAddressDialog({ opened, onClose, addressId }: Props) {
  const t = useTexts(houseAddressScreenMessages);
  const save = useSend(userAddressContract.save);
  const form = useAppForm(userAddressForm, userAddressValues());
  const isNew = addressId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: userAddressContract.get,
    sent: isNew ? null : { params: { id: addressId } },
    valuesOf: userAddressValues,
    fields: 6,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addMineTitle' : 'editMineTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
      size={760}
    >
      <FormGrid>
        <AddressTypeField control={form.control} name="addressTypeId" autoFocus />
        <AddressFields control={form.control} names={addressNames} />
      </FormGrid>
    </FormDialog>
  );
}
