import { screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { MobileDialog } from './MobileDialog.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import type { Profile } from './profile-values.ts';

/** What people keep of themselves: to read, and to edit in a dialog. */
export function UserInformation() {
  const t = useTexts(profileMessages);
  const ui = useTexts(uiMessages);
  const profile = useCall(accountContract.profile, {});
  const edit = useDialog<null>();
  const mobile = useDialog<null>();
  if (profile.isPending) return <FormSkeleton />;
  if (profile.isError) return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />;
  const user = profile.data;
  return (
    <>
      <Surface
        title={t('userInformation')}
        actions={
          <Button leftSection={<Pencil size={16} aria-hidden />} onClick={() => edit.open(null)}>
            {ui('edit')}
          </Button>
        }
      >
        <UserDetails user={user} onChangeMobile={() => mobile.open(null)} />
      </Surface>
      <ProfilePicture image={user.profilePic} />
      <ProfileDialog opened={edit.opened} onClose={edit.close} />
      <MobileDialog
        opened={mobile.opened}
        onClose={mobile.close}
        hasPassword={user.hasPassword}
        version={user.version}
      />
    </>
  );
}

function UserDetails({ user, onChangeMobile }: { user: Profile; onChangeMobile: () => void }) {
  const t = useTexts(profileMessages);
  const typeNames = useTexts(userTypeMessages);
  const language = useLanguage();
  const mobile = (
    <>
      {inDigitsOf(user.mobileNumber ?? '—', language)}{' '}
      <Button variant="subtle" size="compact-sm" mih="var(--bahi-target)" onClick={onChangeMobile}>
        {t('changeMobile')}
      </Button>
    </>
  );
  return (
    <DetailList
      details={
        {
          fullName: { label: t('fullName'), value: user.fullName },
          fullNameNp: { label: t('fullNameNp'), value: user.fullNameNp },
          userName: { label: t('userName'), value: user.userName },
          email: { label: t('email'), value: user.email },
          mobileNumber: { label: t('mobile'), value: mobile },
          userType: { label: t('userType'), value: typeNames(user.userType) },
          gender: { label: t('gender'), value: user.gender === null ? null : t(user.gender) },
          dateOfBirthAD: { label: t('dateOfBirth'), value: <DateText ad={user.dateOfBirthAD} withAd /> },
          lastSignInAt: { label: t('lastSignIn'), value: <MomentText at={user.lastSignInAt} /> },
          roles: { label: t('roles'), value: <TextLink to={screens.ownRecord}>{t('myRecord')}</TextLink> },
        } satisfies Details<Profile, 'createdAt' | 'hasPassword' | 'outlets' | 'profilePic'>
      }
    />
  );
}
