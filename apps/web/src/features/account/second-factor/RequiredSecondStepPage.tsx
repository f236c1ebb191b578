import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { returnPath } from '../../../platform/route-guards.ts';
import { SessionProvider, useInit } from '../../../platform/session.tsx';
import { ConfirmProvider } from '../../../ui/dialogs/confirm.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignOutLink } from '../../sales/counter/device/SignOutLink.tsx';

/** The second step that is asked of somebody who has none: set up before anything else, on the way to where they go. */
export function RequiredSecondStepPage() {
  const init = useInit();
  if (init.isPending) return <FormSkeleton fields={2} />;
  if (init.isError) return <ErrorState error={init.error} onRetry={() => void init.refetch()} />;
  return (
    <SessionProvider init={init.data}>
      <ConfirmProvider>
        <SetUp isDue={init.data.user.userDetails.mustSetUpSecondStep} />
      </ConfirmProvider>
    </SessionProvider>
  );
}

/** Who opens the screen again in the middle of it may have been through: then it is not due. */
function SetUp({ isDue }: { isDue: boolean }) {
  const t = useTexts(secondFactorScreenMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const onward = returnPath(useLocation().search);
  const goOn = async (): Promise<void> => {
    // What was known of the user still says that it is due.
    await client.invalidateQueries({ queryKey: [sessionContract.name] });
    await navigate(onward, { replace: true });
  };
  return (
    <PublicScreen title={t('dueTitle')} {...(isDue ? { text: t('dueText') } : {})}>
      <PublicForm>
        <SecondFactor onKept={() => void goOn()} />
      </PublicForm>
      <PublicLinks>
        {isDue ? <SignOutLink label={t('signOut')} /> : <TextLink to={onward}>{t('goOn')}</TextLink>}
      </PublicLinks>
    </PublicScreen>
  );
}
