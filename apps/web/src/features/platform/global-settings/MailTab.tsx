import { screens } from '@bahi/contract/screens';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupMessages } from '@bahi/contract/platform/email-setup/email-setup.messages';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { EmailTestDialog, type TestFrom } from '../email-setup/EmailTestDialog.tsx';
import classes from './SettingsForm.module.css';

registerTexts(emailSetupMessages);

/** The account that e-mail goes by, with a message to try it; accounts are kept on their own screen. */
export function MailTab() {
  const t = useTexts(emailSetupScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const answer = useCall(emailSetupContract.list, { query: { isActive: 'true', pageSize: 1 } });
  const trial = useDialog<TestFrom>();
  if (answer.isPending) return <FormSkeleton fields={3} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { environmentEmail, rows } = answer.data;
  const [active] = rows;
  const email = environmentEmail ?? active?.email;
  const test =
    email !== undefined && can(emailSetupContract.test) ? (
      <Button variant="default" onClick={() => trial.open({ id: null, email })}>
        {t('testTitle')}
      </Button>
    ) : null;
  return (
    <Surface title={t('inUse')} actions={test}>
      {environmentEmail === null ? null : (
        <>
          <DetailList details={[{ label: t('email'), value: environmentEmail }]} />
          <p className={classes.hint}>{t('ofEnvironment')}</p>
        </>
      )}
      {environmentEmail === null && active !== undefined ? (
        <DetailList
          details={[
            { label: t('email'), value: active.email },
            { label: t('host'), value: active.host },
            { label: t('protocol'), value: t(active.protocol) },
            { label: t('port'), value: inDigitsOf(String(active.port), language) },
          ]}
        />
      ) : null}
      {email === undefined ? <p className={classes.hint}>{t('noneInUse')}</p> : null}
      <p>
        <TextLink to={screens.emailSetup}>{t('manage')}</TextLink>
      </p>
      <EmailTestDialog opened={trial.opened} from={trial.target} onClose={trial.close} />
    </Surface>
  );
}
