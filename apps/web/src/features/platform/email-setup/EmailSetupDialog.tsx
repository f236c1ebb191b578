import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { emailSetupContract, mailProtocol } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { emailSetupFormFor, emailSetupValues, isUsualPort, usualPorts } from './email-setup-form.ts';

type Props = { opened: boolean; onClose: () => void; accountId: number | null };

/** Enters or changes an e-mail account. */
export function EmailSetupDialog({ opened, onClose, accountId }: Props) {
  const t = useTexts(emailSetupScreenMessages);
  const ui = useTexts(uiMessages);
  const save = useSend(emailSetupContract.save);
  const isNew = accountId === null;
  const found = useFresh(emailSetupContract.get, opened && !isNew ? { params: { id: accountId } } : null);
  const account = found.data;
  const form = useAppForm(emailSetupFormFor(account), emailSetupValues());
  const { control } = form;
  useEffect(() => {
    if (opened) form.reset(emailSetupValues(account));
  }, [opened, account, form]);
  const isThere = isNew || !opened || account !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={5} />}
      size={680}
    >
      <FormGrid>
        <TextField
          control={control}
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          required
          autoFocus
        />
        <TextField
          control={control}
          name="host"
          label={t('host')}
          description={t('hostHint')}
          inputMode="url"
          maxLength={253}
          required
        />
        <SelectField
          control={control}
          name="protocol"
          label={t('protocol')}
          options={mailProtocol.words.map((value) => ({ value, label: t(value), remark: t(`${value}Remark`) }))}
          onChanged={(value) => {
            const chosen = mailProtocol.words.find((word) => word === value);
            if (chosen !== undefined && isUsualPort(form.getValues('port')))
              form.setValue('port', String(usualPorts[chosen]), { shouldDirty: true, shouldValidate: true });
          }}
          required
        />
        <TextField control={control} name="port" label={t('port')} inputMode="numeric" maxLength={5} required />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="new-password"
          {...(account?.hasPassword === true ? { description: ui('secretKept') } : {})}
          required={account?.hasPassword !== true && form.watch('protocol') !== 'NONE'}
        />
      </FormGrid>
    </FormDialog>
  );
}
