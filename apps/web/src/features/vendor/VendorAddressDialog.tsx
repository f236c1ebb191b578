import { addressTypeContract } from '@bahi/contract/address-type/address-type.contract';
import { vendorAddressContract, vendorAddressForm } from '@bahi/contract/vendor/vendor-address.contract';
import { vendorScreenMessages } from '@bahi/contract/vendor/vendor-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useCall, useFresh, useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { AddressFields } from '../../ui/AddressFields.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { choicesInUse } from '../../ui/SearchSelect.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
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
  const found = useFresh(vendorAddressContract.get, opened && !isNew ? { params: { id: addressId } } : null);
  const kept = found.data;
  useEffect(() => {
    if (opened) form.reset(addressValues(vendorId, kept));
  }, [opened, kept, vendorId, form]);
  const isThere = isNew || !opened || kept !== undefined;
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
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={8} />}
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
