import { accountContract } from '@bahi/contract/account/account.contract';
import { profileMessages } from '@bahi/contract/frame/profile.messages';
import { inDigitsOf } from '@bahi/domain/digits';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from '../../platform/query.ts';
import { DateText, MomentText } from '../../ui/DateText.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';

/** What is known of the user. */
export function UserInformation() {
  const t = useTexts(profileMessages);
  const language = useLanguage();
  const profile = useCall(accountContract.profile, {});
  if (profile.isPending) return <FormSkeleton />;
  if (profile.isError) return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />;
  const user = profile.data;
  return (
    <Surface title={t('userInformation')}>
      <DetailList
        details={[
          { label: t('fullName'), value: user.fullName },
          { label: t('userName'), value: user.userName },
          { label: t('email'), value: user.email },
          { label: t('mobile'), value: inDigitsOf(user.mobileNumber ?? '', language) },
          { label: t('userType'), value: t(user.userType) },
          { label: t('gender'), value: user.gender === null ? null : t(user.gender) },
          { label: t('dateOfBirth'), value: <DateText ad={user.dateOfBirthAD} withAd /> },
          { label: t('lastSignIn'), value: <MomentText at={user.lastSignInAt} /> },
        ]}
      />
    </Surface>
  );
}
