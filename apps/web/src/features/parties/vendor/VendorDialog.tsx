import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { vendorContract, vendorForm } from '@bahi/contract/parties/vendor/vendor.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { newVendorValues, type SavedVendor, vendorValues } from './vendor-form.ts';
import { VendorFields } from './VendorFields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The vendor to edit; a new one without. */
  vendorId?: number | null;
  /** What was typed into a select before `Add new`. */
  typed?: string;
  onSaved?: (vendor: SavedVendor) => void;
};

/**
 * Creates or edits a vendor: on the list, and from the select of an expense by `Add new`, where `onSaved` selects what
 * was made. Keep it mounted and open it by `opened`, so that the focus comes back when it closes.
 */
export function VendorDialog({ opened, onClose, vendorId = null, typed = '', onSaved }: Props) {
  const t = useTexts(vendorScreenMessages);
  const save = useSend(vendorContract.save);
  const form = useAppForm(vendorForm, newVendorValues(''));
  const isNew = vendorId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: vendorContract.get,
    sent: isNew ? null : { params: { id: vendorId } },
    valuesOf: (found) => (found === undefined ? newVendorValues(typed) : vendorValues(found)),
    fields: 12,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle') : t('editTitle')}
      form={form}
      about={{ kind: 'vendor', id: vendorId }}
      onSave={async (values) => {
        const saved = await save.mutateAsync({ body: values });
        if (saved.warning !== null) showToast({ kind: 'general', message: saved.warning });
        onSaved?.(saved);
        onClose();
      }}
      {...dialog}
      size={800}
    >
      <VendorFields control={form.control} />
    </FormDialog>
  );
}
