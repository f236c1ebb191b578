import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { vendorAddressContract, vendorAddressForm } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AddressFields } from '../../../ui/fields/AddressFields.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { addressValues, placeNames } from './vendor-form.ts';

type Props = { opened: boolean; onClose: () => void; vendorId: number; addressId: number | null };

/** Enters or changes an address of a vendor. */
export function VendorAddressDialog({ opened, onClose, vendorId, addressId }: Props) {
  const t = useTexts(vendorScreenMessages);
  const save = useSend(vendorAddressContract.save);
  const types = useCall(addressTypeContract.list, {}, { enabled: opened });
  const form = useAppForm(vendorAddressForm, addressValues(vendorId));
  const { control } = form;
  const isNew = addressId === null;
  const { record: kept, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: vendorAddressContract.get,
    sent: isNew ? null : { params: { id: addressId } },
    valuesOf: (found) => addressValues(vendorId, found),
    fields: 8,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'newAddress' : 'editAddress')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
      size={720}
    >
      <FormGrid>
        <SelectField
          control={control}
          name="addressTypeId"
          label={t('addressType')}
          options={choicesInUse(types.data?.rows, kept?.addressTypeId)}
          isLoading={types.isPending}
          clearable
          autoFocus
        />
        <AddressFields control={control} names={placeNames} toleRequired />
        <TextField control={control} name="addressLine" label={t('addressLine')} maxLength={150} required />
        <CheckboxField
          control={control}
          name="isMain"
          label={t('isMain')}
          description={t(kept?.isMain === true ? 'isMainKept' : 'isMainHint')}
          disabled={kept?.isMain === true || kept?.isActive === false}
        />
      </FormGrid>
    </FormDialog>
  );
}
