import { userAddressContract, userAddressForm } from '@bahi/contract/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/house-address/house-address-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { AddressFields, addressNames } from '../../ui/AddressFields.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { AddressTypeField } from './AddressTypeField.tsx';
import { userAddressValues } from './house-address-form.ts';

type Props = { opened: boolean; onClose: () => void; addressId: number | null };

/** Enters or changes an address of one's own. */
export function UserAddressDialog({ opened, onClose, addressId }: Props) {
  const t = useTexts(houseAddressScreenMessages);
  const save = useSend(userAddressContract.save);
  const form = useAppForm(userAddressForm, userAddressValues());
  const isNew = addressId === null;
  const found = useFresh(userAddressContract.get, opened && !isNew ? { params: { id: addressId } } : null);
  const kept = found.data;
  useEffect(() => {
    if (opened) form.reset(userAddressValues(kept));
  }, [opened, kept, form]);
  const isThere = isNew || !opened || kept !== undefined;
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
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={6} />}
      size={760}
    >
      <FormGrid>
        <AddressTypeField control={form.control} name="addressTypeId" />
        <AddressFields control={form.control} names={addressNames} />
      </FormGrid>
    </FormDialog>
  );
}
