import { vendorFocalPersonContract, vendorFocalPersonForm } from '@bahi/contract/vendor/vendor-focal-person.contract';
import { vendorScreenMessages } from '@bahi/contract/vendor/vendor-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { personValues } from './vendor-form.ts';

type Props = { opened: boolean; onClose: () => void; vendorId: number; personId: number | null };

/** Enters or changes somebody to talk to at a vendor's. */
export function VendorFocalPersonDialog({ opened, onClose, vendorId, personId }: Props) {
  const t = useTexts(vendorScreenMessages);
  const save = useSend(vendorFocalPersonContract.save);
  const form = useAppForm(vendorFocalPersonForm, personValues(vendorId));
  const { control } = form;
  const isNew = personId === null;
  const found = useFresh(vendorFocalPersonContract.get, opened && !isNew ? { params: { id: personId } } : null);
  const kept = found.data;
  useEffect(() => {
    if (opened) form.reset(personValues(vendorId, kept));
  }, [opened, kept, vendorId, form]);
  const isThere = isNew || !opened || kept !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'newPerson' : 'editPerson')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={5} />}
    >
      <FormGrid>
        <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" />
        <TextField control={control} name="designation" label={t('designation')} maxLength={100} />
        <PhoneField control={control} name="contact" label={t('contact')} required />
        <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" />
      </FormGrid>
    </FormDialog>
  );
}
