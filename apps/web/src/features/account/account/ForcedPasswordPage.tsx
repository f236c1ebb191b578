import { screens } from '@bahi/contract/screens';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { SignOutLink } from '../../sales/counter/device/SignOutLink.tsx';
import { PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The change that is due after an administrator's reset, before anything else. */
export function ForcedPasswordPage() {
  const t = useTexts(passwordMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const goOn = async (): Promise<void> => {
    // What was known of the user still says that the change is due.
    client.removeQueries({ queryKey: [sessionContract.name] });
    await navigate(screens.dashboard, { replace: true });
  };
  return (
    <PublicScreen title={t('forcedTitle')} text={t('forcedText')}>
      <ChangePasswordForm onChanged={goOn} />
      <PublicLinks>
        <SignOutLink label={t('signOut')} />
      </PublicLinks>
    </PublicScreen>
  );
}
