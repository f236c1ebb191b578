import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { MobileNumberForm } from './MobileNumberForm.tsx';

/** Signing in by a mobile number and the code sent to it. */
export function NewLoginPage() {
  const t = useTexts(signInMessages);
  return (
    <PublicScreen title={t('withCode')} text={t('mobileText')}>
      <MobileNumberForm purpose="LOGIN" />
      <PublicLinks>
        <TextLink to={screens.login}>{t('withPassword')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
