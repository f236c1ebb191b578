import { accountContract, changePasswordForm } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { Button } from '@mantine/core';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PasswordHints } from '../../../ui/fields/PasswordHints.tsx';
import { PublicForm } from '../../../ui/shell/PublicLayout.tsx';

registerTexts(accountMessages);
const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Old and new password; success empties the form, a refusal is shown at its field. */
export function ChangePasswordForm({ onChanged }: { onChanged?: () => unknown }) {
  const t = useTexts(passwordMessages);
  const change = useSend(accountContract.changePassword);
  const form = useAppForm(changePasswordForm, empty);
  const submit = submitOf(form, async ({ oldPassword, newPassword }) => {
    try {
      await change.mutateAsync({ body: { oldPassword, password: newPassword } });
    } catch (error) {
      throw atFieldsOfForm(error);
    }
    form.reset(empty);
    await onChanged?.();
  });
  return (
    <form onSubmit={submit} noValidate>
      <PublicForm>
        <PasswordField
          control={form.control}
          name="oldPassword"
          label={t('old')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          control={form.control}
          name="newPassword"
          label={t('new')}
          autoComplete="new-password"
          required
        />
        <PasswordHints password={form.watch('newPassword')} />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label={t('confirm')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </PublicForm>
    </form>
  );
}

/** The call names the new password `password`; the form, which has three, `newPassword`. */
function atFieldsOfForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => ({
    field: field === 'password' ? 'newPassword' : field,
    message,
  }));
  return new ApiError({ status: error.status, code: error.code, message: error.message, fields });
}
