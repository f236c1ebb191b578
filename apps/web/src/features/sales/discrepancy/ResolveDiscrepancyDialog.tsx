import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';

type Props = { opened: boolean; onClose: () => void; discrepancy: { id: number; version: number } };

/** Says how a difference was settled. */
export function ResolveDiscrepancyDialog({ opened, onClose, discrepancy: { id, version } }: Props) {
  const t = useTexts(discrepancyScreenMessages);
  const resolve = useSend(discrepancyContract.resolve);
  const form = useAppForm(discrepancyContract.resolve.body, { resolution: '', version });
  useEffect(() => {
    if (opened) form.reset({ resolution: '', version });
  }, [opened, version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('resolveTitle')}
      form={form}
      isFinal
      saveLabel={t('resolve')}
      onSave={async (body) => {
        await resolve.mutateAsync({ params: { id }, body });
        onClose();
      }}
    >
      <TextareaField control={form.control} name="resolution" label={t('resolution')} required />
    </FormDialog>
  );
}
