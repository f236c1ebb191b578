import { screens } from '@bahi/contract/screens';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { MobileNumberForm } from './MobileNumberForm.tsx';

/** The first password of somebody who was let in by an owner: their mobile is their proof. */
export function FirstPasswordPage() {
  const t = useTexts(signInMessages);
  const office = useTexts(officeMessages);
  return (
    <PublicScreen title={office('firstTitle')} text={office('firstText')}>
      <MobileNumberForm purpose="RESET" next={screens.chooseFirstPassword} />
      <PublicLinks>
        <TextLink to={screens.login}>{t('backToLogin')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
