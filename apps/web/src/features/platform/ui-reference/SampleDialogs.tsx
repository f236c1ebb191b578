import '@mantine/core/styles/Group.layer.css';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { Button, Group } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { sampleNameForm } from './sample-form.ts';
import { SampleRecord } from './SampleRecord.tsx';

/** A record in a dialog, a form in a dialog, a question, and each kind of toast. */
export function SampleDialogs() {
  const t = useTexts(uiReferenceScreenMessages);
  const confirm = useConfirm();
  const detail = useDialog<true>();
  const edit = useDialog<true>();
  const form = useAppForm(sampleNameForm, { name: '' });
  const startEdit = (): void => {
    detail.close();
    form.reset({ name: '' });
    edit.open(true);
  };
  const askDelete = async (): Promise<void> => {
    if (await confirm({ kind: 'delete' })) showToast({ kind: 'success', message: t('saidDeleted') });
  };
  const toasts = [
    { kind: 'success', label: t('toastSuccess'), message: t('saidSaved') },
    { kind: 'error', label: t('toastError'), message: t('saidFailed') },
    { kind: 'general', label: t('toastGeneral'), message: t('historyText') },
  ] as const;
  return (
    <Group>
      <Button onClick={() => detail.open(true)}>{t('openDetail')}</Button>
      <Button variant="default" onClick={startEdit}>
        {t('openForm')}
      </Button>
      <Button variant="default" onClick={() => void askDelete()}>
        {t('askDelete')}
      </Button>
      {toasts.map(({ kind, label, message }) => (
        <Button key={kind} variant="default" onClick={() => showToast({ kind, message })}>
          {label}
        </Button>
      ))}
      <DetailDialog opened={detail.opened} onClose={detail.close} title={t('record')} onEdit={startEdit}>
        <SampleRecord />
      </DetailDialog>
      <FormDialog
        opened={edit.opened}
        onClose={edit.close}
        title={t('openForm')}
        form={form}
        onSave={() => {
          showToast({ kind: 'success', message: t('saidSaved') });
          edit.close();
          return Promise.resolve();
        }}
      >
        <FormGrid columns={1}>
          <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        </FormGrid>
      </FormDialog>
    </Group>
  );
}
