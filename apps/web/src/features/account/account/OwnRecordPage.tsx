import { screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { Button } from '@mantine/core';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailList, Joined } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './OwnRecord.module.css';
import { OwnRights } from './OwnRights.tsx';
import { OwnRoles } from './OwnRoles.tsx';
import type { Profile } from './profile-values.ts';

/** Who the user is to the business: where they work, which roles they have, what these open today. To read only. */
export function OwnRecordPage() {
  const t = useTexts(profileMessages);
  const profile = useCall(accountContract.profile, {});
  return (
    <>
      <PageTitle title={t('myRecord')}>
        <Button
          component={Link}
          to={screens.profile}
          variant="default"
          leftSection={<UserRound size={16} aria-hidden />}
        >
          {t('toProfile')}
        </Button>
      </PageTitle>
      <p className={classes.hint}>{t('myRecordText')}</p>
      {profile.isPending ? (
        <FormSkeleton fields={8} />
      ) : profile.isError ? (
        <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <>
          <Who user={profile.data} />
          <OwnRoles roles={profile.data.roles} />
          <OwnRights />
        </>
      )}
    </>
  );
}

function Who({ user }: { user: Profile }) {
  const t = useTexts(profileMessages);
  const typeNames = useTexts(userTypeMessages);
  const language = useLanguage();
  const { business } = useSession();
  const isOfOutlets = user.userType === 'OUTLET_USER';
  const outlets = isOfOutlets
    ? user.outlets.map(({ name, nameNp }) => nameIn(language, name, nameNp))
    : [t('everyOutlet')];
  return (
    <Surface title={nameIn(language, user.fullName, user.fullNameNp)}>
      <DetailList
        details={[
          { label: t('userType'), value: typeNames(user.userType) },
          { label: t('userName'), value: user.userName },
          ...(business === null
            ? []
            : [
                {
                  label: t('business'),
                  value: nameIn(language, business.companyName, business.companyNameNp),
                },
                { label: t('workplaces'), value: <Joined parts={outlets} /> },
              ]),
          { label: t('since'), value: <MomentText at={user.createdAt} /> },
          { label: t('lastSignIn'), value: <MomentText at={user.lastSignInAt} /> },
        ]}
      />
    </Surface>
  );
}
