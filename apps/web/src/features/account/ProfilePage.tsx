import { passwordMessages } from '@bahi/contract/frame/password.messages';
import { profileMessages } from '@bahi/contract/frame/profile.messages';
import { houseAddressScreenMessages } from '@bahi/contract/house-address/house-address-screen.messages';
import { KeyRound, MapPin, UserRound } from 'lucide-react';
import { useTexts } from '../../platform/i18n.ts';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { UserAddresses } from '../house-address/UserAddresses.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { UserInformation } from './UserInformation.tsx';

/** The user's own profile: a tab for each part of it. */
export function ProfilePage() {
  const t = useTexts(profileMessages);
  const password = useTexts(passwordMessages);
  const addresses = useTexts(houseAddressScreenMessages);
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
            name: 'address',
            label: addresses('mine'),
            icon: <MapPin size={18} aria-hidden />,
            content: <UserAddresses />,
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
