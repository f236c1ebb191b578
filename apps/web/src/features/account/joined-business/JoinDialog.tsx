import { joinedBusinessContract, joinForm } from '@bahi/contract/account/joined-business/joined-business.contract';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { sessionMessages } from '@bahi/contract/account/session/session.messages';
import type { z } from '@bahi/contract/zod';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';

registerTexts(sessionMessages);
registerTexts(secondFactorMessages);

const empty = { username: '', password: '', code: '', ownPassword: '', ownCode: '' };
type CodeField = 'code' | 'ownCode';

/** Asks for the other sign-in and for one's own password; for codes once the server says that they are needed. */
export function JoinDialog({ opened, onClose, username }: { opened: boolean; onClose: () => void; username: string }) {
  const t = useTexts(joinedBusinessScreenMessages);
  const join = useSend(joinedBusinessContract.join, { errors: 'form' });
  const form = useAppForm(joinForm, empty);
  const [codes, setCodes] = useState<readonly CodeField[]>([]);
  useEffect(() => {
    if (!opened) return;
    form.reset({ ...empty, username });
    setCodes([]);
  }, [opened, form, username]);
  const { control } = form;
  const given = useWatch({ control, name: 'username' });
  useEffect(() => {
    // It was asked for of another one, who may have no second step.
    setCodes((before) => before.filter((name) => name !== 'code'));
    form.setValue('code', '');
  }, [given, form]);
  const codeField = (name: CodeField) =>
    codes.includes(name) ? (
      <TextField
        control={control}
        name={name}
        label={t(name)}
        description={t(`${name}Hint`)}
        autoComplete="one-time-code"
        required
      />
    ) : null;
  const send = async (body: z.input<typeof joinForm>): Promise<void> => {
    try {
      await join.mutateAsync({ body });
    } catch (error) {
      if (error instanceof ApiError) {
        const named = error.fields.map(({ field }) => field);
        const asked = (['code', 'ownCode'] as const).filter((name) => named.includes(name));
        if (asked.length > 0) setCodes((before) => [...new Set([...before, ...asked])]);
      }
      throw error;
    }
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('join')}
      form={form}
      isFinal
      size={480}
      saveLabel={t('join')}
      onSave={send}
    >
      <p>{t('joinText')}</p>
      {form.formState.errors.root?.message === undefined ? null : (
        <p role="alert">{form.formState.errors.root.message}</p>
      )}
      <FormGrid columns={1}>
        <TextField control={control} name="username" label={t('username')} autoComplete="off" autoFocus required />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
        />
        {codeField('code')}
        <PasswordField
          control={control}
          name="ownPassword"
          label={t('ownPassword')}
          autoComplete="current-password"
          required
        />
        {codeField('ownCode')}
      </FormGrid>
    </FormDialog>
  );
}
