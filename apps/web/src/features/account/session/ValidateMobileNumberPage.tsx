import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { MobileNumberForm } from './MobileNumberForm.tsx';

/** Opening an account, first step: a mobile number that a code reaches. */
export function ValidateMobileNumberPage() {
  const t = useTexts(signInMessages);
  return (
    <PublicScreen title={t('mobileTitle')} text={t('mobileText')}>
      <MobileNumberForm purpose="SIGN_UP" />
      <PublicLinks>
        <span>
          {t('hasAccount')} <TextLink to={screens.login}>{t('signIn')}</TextLink>
        </span>
      </PublicLinks>
    </PublicScreen>
  );
}
