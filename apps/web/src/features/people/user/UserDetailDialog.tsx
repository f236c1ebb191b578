import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { UserDetail } from './user-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

type Props = { opened: boolean; onClose: () => void; userId: number | null };

/** Shows a person with where they work and what roles they have. */
export function UserDetailDialog({ opened, onClose, userId }: Props) {
  const t = useTexts(userScreenMessages);
  const found = useCall(userContract.get, { params: { userId: userId ?? 0 } }, { enabled: userId !== null });
  return (
    <DetailDialog opened={opened} onClose={onClose} title={found.data?.fullName ?? t('viewTitle')} size={760}>
      {found.data !== undefined ? (
        <>
          <UserDetails user={found.data} />
          <RecordHistory kind="USER" id={found.data.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

function UserDetails({ user }: { user: UserDetail }) {
  const t = useTexts(userScreenMessages);
  const ui = useTexts(uiMessages);
  const factor = useTexts(secondFactorScreenMessages);
  const typeNames = useTexts(userTypeMessages);
  const language = useLanguage();
  const names = (all: UserDetail['outlets']): string =>
    all.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ');
  const business = nameIn(language, user.companyName, user.companyNameNp);
  return (
    <DetailList
      details={
        {
          userName: { label: t('userName'), value: user.userName },
          userType: { label: t('userType'), value: typeNames(user.userType) },
          mobileNumber: {
            label: t('mobileNumber'),
            value: user.mobileNumber === null ? null : <PhoneText number={user.mobileNumber} />,
          },
          email: { label: t('email'), value: user.email },
          companyName: { label: t('business'), value: business },
          outlets: { label: t('outlets'), value: names(user.outlets) },
          roles: { label: t('roles'), value: names(user.roles) },
          hasPassword: { label: t('password'), value: t(user.hasPassword ? 'hasPassword' : 'noPassword') },
          hasSecondFactor: { label: factor('has'), value: ui(user.hasSecondFactor ? 'yes' : 'no') },
          lastSignInAt: { label: t('lastSignIn'), value: <MomentText at={user.lastSignInAt} /> },
          isActive: { label: ui('status'), value: <StatusBadge isActive={user.isActive} reason={user.statusReason} /> },
          // It is said by the status.
          statusReason: null,
        } satisfies Details<UserDetail, 'fullName' | 'createdAt'>
      }
    />
  );
}
