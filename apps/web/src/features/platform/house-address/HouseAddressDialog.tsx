import { houseAddressContract, houseAddressForm } from '@bahi/contract/platform/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { AddressTypeField } from './AddressTypeField.tsx';
import { houseAddressValues } from './house-address-form.ts';

type Props = { opened: boolean; onClose: () => void; addressId: number | null };

/** Enters or changes further premises of the business. */
export function HouseAddressDialog({ opened, onClose, addressId }: Props) {
  const t = useTexts(houseAddressScreenMessages);
  const save = useSend(houseAddressContract.save);
  const form = useAppForm(houseAddressForm, houseAddressValues());
  const { control } = form;
  const isNew = addressId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: houseAddressContract.get,
    sent: isNew ? null : { params: { id: addressId } },
    valuesOf: houseAddressValues,
    fields: 8,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
      size={760}
    >
      <FormGrid>
        <TextField control={control} name="name" label={t('name')} maxLength={150} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={150} lang="ne" />
        <AddressTypeField control={control} name="addressTypeId" />
        <PhoneField control={control} name="phone" label={t('phone')} />
        <AddressFields control={control} names={addressNames} />
      </FormGrid>
    </FormDialog>
  );
}
