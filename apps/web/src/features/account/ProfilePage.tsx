import { passwordMessages } from '@bahi/contract/frame/password.messages';
import { profileMessages } from '@bahi/contract/frame/profile.messages';
import { KeyRound, UserRound } from 'lucide-react';
import { useTexts } from '../../platform/i18n.ts';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { UserInformation } from './UserInformation.tsx';

/** The user's own profile: a tab for each part of it. */
export function ProfilePage() {
  const t = useTexts(profileMessages);
  const password = useTexts(passwordMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <PageTabs
        tabs={[
          {
            name: 'user',
            label: t('userInformation'),
            icon: <UserRound size={18} aria-hidden />,
            content: <UserInformation />,
          },
          {
            name: 'password',
            label: t('changePassword'),
            icon: <KeyRound size={18} aria-hidden />,
            content: (
              <Surface title={password('title')} narrow>
                <ChangePasswordForm />
              </Surface>
            ),
          },
        ]}
      />
    </>
  );
}
