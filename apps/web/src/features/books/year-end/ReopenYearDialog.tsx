import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import classes from './YearEnd.module.css';

type Props = { opened: boolean; onClose: () => void; year: YearEnd };

/** Takes the closing of a year back, with the reason that stays with its vouchers. */
export function ReopenYearDialog({ opened, onClose, year: { fiscalYear } }: Props) {
  const t = useTexts(yearEndScreenMessages);
  const reopen = useSend(yearEndContract.reopen);
  const form = useAppForm(yearEndContract.reopen.body, { fiscalYear, reason: '' });
  useEffect(() => {
    if (opened) form.reset({ fiscalYear, reason: '' });
  }, [opened, fiscalYear, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('reopen')}
      form={form}
      isDangerous
      saveLabel={t('reopen')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await reopen.mutateAsync({ body });
        onClose();
      }}
    >
      <p className={classes.soft}>{t('reopenText')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
