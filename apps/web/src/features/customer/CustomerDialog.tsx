import { customerContract, customerForm } from '@bahi/contract/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/customer/customer-screen.messages';
import { useEffect } from 'react';
import { wideDialogPixels } from '../../platform/constants.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { useHasWideDialogs } from '../../ui/use-desktop.ts';
import { customerValues, newCustomerValues, type SavedCustomer } from './customer-form.ts';
import { CustomerFields } from './CustomerFields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The customer to edit; a new one without. */
  customerId?: number | null;
  /** What was typed into a select before `Add new`. */
  typed?: string;
  onSaved?: (customer: SavedCustomer) => void;
};

/**
 * Creates or edits a customer: on the list, and from the select of an invoice by `Add new`, where `onSaved` selects
 * what was made. Keep it mounted and open it by `opened`, so that the focus comes back when it closes.
 */
export function CustomerDialog({ opened, onClose, customerId = null, typed = '', onSaved }: Props) {
  const t = useTexts(customerScreenMessages);
  const isWide = useHasWideDialogs();
  const save = useSend(customerContract.save);
  const form = useAppForm(customerForm, newCustomerValues(''));
  const isNew = customerId === null;
  const found = useFresh(customerContract.get, opened && !isNew ? { params: { id: customerId } } : null);
  const customer = found.data;
  useEffect(() => {
    if (opened) form.reset(customer === undefined ? newCustomerValues(typed) : customerValues(customer));
  }, [opened, customer, typed, form]);
  const isThere = isNew || !opened || customer !== undefined;
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
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={10} />}
      {...(isWide ? { size: wideDialogPixels } : { size: 760 })}
    >
      <CustomerFields control={form.control} columns={isWide ? 3 : 2} />
    </FormDialog>
  );
}
