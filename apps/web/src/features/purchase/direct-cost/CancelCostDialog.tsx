import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { type CostRow, useCostName } from './direct-cost-rows.ts';

type Props = { opened: boolean; onClose: () => void; cost: CostRow };

/** Takes back a cost that is not paid, with the reason that stays beside it. */
export function CancelCostDialog({ opened, onClose, cost }: Props) {
  const t = useTexts(directCostScreenMessages);
  const nameOf = useCostName();
  const cancel = useSend(directCostContract.cancel);
  const form = useAppForm(directCostContract.cancel.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: cost.version });
  }, [opened, cost.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { name: nameOf(cost) })}
      form={form}
      isDangerous
      saveLabel={t('cancelCost')}
      cancelLabel={t('keepCost')}
      onSave={async (body) => {
        await cancel.mutateAsync({ params: { id: cost.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
