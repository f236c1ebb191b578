import {
  vendorFocalPersonContract,
  vendorFocalPersonForm,
} from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { personValues } from './vendor-form.ts';

type Props = { opened: boolean; onClose: () => void; vendorId: number; personId: number | null };

/** Enters or changes somebody to talk to at a vendor's. */
export function VendorFocalPersonDialog({ opened, onClose, vendorId, personId }: Props) {
  const t = useTexts(vendorScreenMessages);
  const save = useSend(vendorFocalPersonContract.save);
  const form = useAppForm(vendorFocalPersonForm, personValues(vendorId));
  const { control } = form;
  const isNew = personId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: vendorFocalPersonContract.get,
    sent: isNew ? null : { params: { id: personId } },
    valuesOf: (found) => personValues(vendorId, found),
    fields: 5,
  });
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
      {...dialog}
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
