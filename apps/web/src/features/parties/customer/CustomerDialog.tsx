import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { wideDialogPixels } from '../../../platform/constants.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useHasWideDialogs } from '../../../ui/shell/use-desktop.ts';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
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
  const { business } = useSession();
  const isWide = useHasWideDialogs();
  const save = useSend(customerContract.save);
  const form = useAppForm(customerForm, newCustomerValues('', business));
  const isNew = customerId === null;
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: customerContract.get,
    sent: isNew ? null : { params: { id: customerId } },
    valuesOf: (found) => (found === undefined ? newCustomerValues(typed, business) : customerValues(found)),
    fields: 10,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle') : t('editTitle')}
      form={form}
      about={{ kind: 'customer', id: customerId }}
      onSave={async (values) => {
        const saved = await save.mutateAsync({ body: values });
        if (saved.warning !== null) showToast({ kind: 'general', message: saved.warning });
        onSaved?.(saved);
        onClose();
      }}
      {...dialog}
      {...(isWide ? { size: wideDialogPixels } : { size: 760 })}
    >
      <CustomerFields control={form.control} columns={isWide ? 3 : 2} />
    </FormDialog>
  );
}
