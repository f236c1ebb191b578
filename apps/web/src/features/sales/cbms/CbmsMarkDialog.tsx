import { cbmsContract, cbmsTold } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { CbmsReport } from './cbms-rows.ts';

type Props = { opened: boolean; onClose: () => void; report: CbmsReport | null };

/** Notes of a bill or return that somebody told the receiver of it otherwise, and how. */
export function CbmsMarkDialog({ opened, onClose, report }: Props) {
  const t = useTexts(cbmsScreenMessages);
  const mark = useSend(cbmsContract.markTold);
  const form = useAppForm(cbmsTold, { remarks: '' });
  useEffect(() => {
    if (opened) form.reset({ remarks: '' });
  }, [opened, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('markTitle', { number: report?.number ?? '' })}
      form={form}
      isFinal
      saveLabel={t('markTold')}
      onSave={async (body) => {
        if (report === null) return;
        await mark.mutateAsync({ params: { id: report.id }, body });
        onClose();
      }}
    >
      <p>{t('markHint')}</p>
      <TextareaField control={form.control} name="remarks" label={t('markRemarks')} required />
    </FormDialog>
  );
}
