import type { TdsDeposit } from '@bahi/contract/money/tds/tds-answer';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import classes from './Tds.module.css';

type Props = { opened: boolean; onClose: () => void; deposit: TdsDeposit };

/** Takes a payment to the tax office back, with the reason. */
export function TakeBackDialog({ opened, onClose, deposit }: Props) {
  const t = useTexts(tdsScreenMessages);
  const send = useSend(tdsContract.cancelDeposit);
  const { id } = deposit;
  const form = useAppForm(tdsContract.cancelDeposit.body, { id, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ id, reason: '' });
  }, [opened, id, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('takeBack')}
      form={form}
      saveLabel={t('takeBack')}
      isDangerous
      onSave={async (body) => {
        await send.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.hint}>{t('takeBackText')}</p>
      <FormGrid>
        <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
      </FormGrid>
    </FormDialog>
  );
}
