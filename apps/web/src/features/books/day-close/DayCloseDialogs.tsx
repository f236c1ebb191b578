import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { DayClose } from './day-close-form.ts';
import { DayCloseDetailDialog } from './DayCloseDetailDialog.tsx';
import { useLongDay } from '../../../ui/dates/DateText.tsx';

type Props = { detail: ReturnType<typeof useAddressDialog>; cancelling: ReturnType<typeof useDialog<DayClose>> };

/** The dialogs of the list, loaded when the first one is opened. */
export function DayCloseDialogs({ detail, cancelling }: Props) {
  return (
    <>
      {detail.target === null ? null : (
        <DayCloseDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          closeId={detail.target}
          onCancel={cancelling.open}
        />
      )}
      {cancelling.target === null ? null : (
        <CancelDialog opened={cancelling.opened} onClose={cancelling.close} close={cancelling.target} />
      )}
    </>
  );
}

/** Takes a close back, with the reason that stays beside it. */
function CancelDialog({ opened, onClose, close }: { opened: boolean; onClose: () => void; close: DayClose }) {
  const t = useTexts(dayCloseScreenMessages);
  const dayText = useLongDay();
  const send = useSend(dayCloseContract.cancel);
  const form = useAppForm(dayCloseContract.cancel.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: close.version });
  }, [opened, close.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { day: dayText(close.dateAD) })}
      form={form}
      isDangerous
      saveLabel={t('cancel')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: close.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('cancelReasonField')} required />
    </FormDialog>
  );
}
