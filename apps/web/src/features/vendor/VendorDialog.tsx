import { vendorScreenMessages } from '@bahi/contract/vendor/vendor-screen.messages';
import { vendorContract, vendorForm } from '@bahi/contract/vendor/vendor.contract';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
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
  const found = useFresh(vendorContract.get, opened && !isNew ? { params: { id: vendorId } } : null);
  const vendor = found.data;
  useEffect(() => {
    if (opened) form.reset(vendor === undefined ? newVendorValues(typed) : vendorValues(vendor));
  }, [opened, vendor, typed, form]);
  const isThere = isNew || !opened || vendor !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle') : t('editTitle')}
      form={form}
      onSave={async (values) => {
        const saved = await save.mutateAsync({ body: values });
        if (saved.warning !== null) showToast({ kind: 'general', message: saved.warning });
        onSaved?.(saved);
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={12} />}
      size={800}
    >
      <VendorFields control={form.control} />
    </FormDialog>
  );
}
