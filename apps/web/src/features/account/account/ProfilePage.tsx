import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { Bell, Building2, KeyRound, MapPin, ShieldCheck, Store, UserRound } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type PageTab, PageTabs } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { PartOfScreen } from '../../../ui/shell/title-level.ts';
import { BusinessDetail } from '../../platform/business/BusinessDetail.tsx';
import { NoticeChoices } from '../../platform/notice/NoticeChoices.tsx';
import { UserAddresses } from '../../platform/house-address/UserAddresses.tsx';
import { JoinedBusinesses } from '../joined-business/JoinedBusinesses.tsx';
import { SecondFactor } from '../second-factor/SecondFactor.tsx';
import { NoticeList } from '../user-session/NoticeList.tsx';
import { SessionList } from '../user-session/SessionList.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { UserInformation } from './UserInformation.tsx';

/** The user's own profile: a tab for each part of it. */
export function ProfilePage() {
  const t = useTexts(profileMessages);
  return (
    <>
      <PageTitle title={t('title')} />
      <PartOfScreen value={true}>
        <PageTabs tabs={useTabs()} />
      </PartOfScreen>
    </>
  );
}

// Longer than 60 lines because each tab is one entry of one list.
function useTabs(): PageTab[] {
  const t = useTexts(profileMessages);
  const password = useTexts(passwordMessages);
  const addresses = useTexts(houseAddressScreenMessages);
  const notices = useTexts(noticeScreenMessages);
  const joined = useTexts(joinedBusinessScreenMessages);
  const { can, business } = useSession();
  const ofBusiness: PageTab = {
    name: 'business',
    label: t('businessInformation'),
    icon: <Store size={18} aria-hidden />,
    content: <BusinessDetail />,
  };
  const ofNotices: PageTab = {
    name: 'notices',
    label: notices('title'),
    icon: <Bell size={18} aria-hidden />,
    content: <NoticeChoices />,
  };
  const ofBusinesses: PageTab = {
    name: 'businesses',
    label: joined('title'),
    icon: <Building2 size={18} aria-hidden />,
    content: <JoinedBusinesses />,
  };
  return [
    {
      name: 'user',
      label: t('userInformation'),
      icon: <UserRound size={18} aria-hidden />,
      content: <UserInformation />,
    },
    ...(business !== null && can(businessContract.profile) ? [ofBusiness] : []),
    {
      name: 'address',
      label: addresses('mine'),
      icon: <MapPin size={18} aria-hidden />,
      content: <UserAddresses />,
    },
    ...(business === null ? [] : [ofNotices, ofBusinesses]),
    {
      name: 'security',
      label: t('security'),
      icon: <ShieldCheck size={18} aria-hidden />,
      content: (
        <>
          <SecondFactor />
          <SessionList />
          <NoticeList />
        </>
      ),
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
  ];
}
