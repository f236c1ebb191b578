import { screens } from '@bahi/contract/screens';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { UserForm } from './UserForm.tsx';

/** A new person, or the one that the address names, as they are when the page is opened. */
export function UserFormPage() {
  const t = useTexts(userScreenMessages);
  const { userId } = useParams();
  const { can } = useSession();
  const [reloads, setReloads] = useState(0);
  const isNew = userId === undefined;
  const user = useFresh(userContract.get, isNew ? null : { params: { userId } });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t(isNew ? 'addTitle' : 'editTitle')} backTo={screens.users} />
      {content}
    </>
  );
  if (!can(userContract.saveOutletUser) || (!isNew && !can('user.update'))) return inFrame(<ForbiddenState />);
  if (user.isError) return inFrame(<ErrorState error={user.error} onRetry={() => void user.refetch()} />);
  if (!isNew && user.isPending) return inFrame(<FormSkeleton fields={6} />);
  return (
    <UserForm
      key={`${userId}.${reloads}`}
      user={user.data ?? null}
      onReload={() => void user.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}
