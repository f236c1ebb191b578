import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { Button } from '@mantine/core';
import { Building2, Hash, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './SignUpPage.module.css';

/** The start of opening an account: what will be asked. */
export function SignUpPage() {
  const t = useTexts(signInMessages);
  return (
    <PublicScreen title={t('startTitle')} text={t('startText')}>
      <PublicForm>
        <ul className={classes.list}>
          <li>
            <Smartphone size={22} aria-hidden />
            {t('startMobile')}
          </li>
          <li>
            <Building2 size={22} aria-hidden />
            {t('startBusiness')}
          </li>
          <li>
            <Hash size={22} aria-hidden />
            {t('startPan')}
          </li>
        </ul>
        <Button component={Link} to={screens.validateMobile} fullWidth>
          {t('start')}
        </Button>
      </PublicForm>
      <PublicLinks>
        <span>
          {t('hasAccount')} <TextLink to={screens.login}>{t('signIn')}</TextLink>
        </span>
      </PublicLinks>
    </PublicScreen>
  );
}
