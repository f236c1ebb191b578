import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MostShown } from '../../../ui/list/MostShown.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import type { Assignment, PersonRow } from './people.ts';
import { RolesInBusiness } from './RolesInBusiness.tsx';

type Props = { opened: boolean; onClose: () => void; person: PersonRow | null };

/**
 * What somebody was given, where and till when; roles are given, changed and taken back here. The platform sees those
 * of a business's people, and changes none.
 */
export function UserRolesDialog({ opened, onClose, person }: Props) {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isPlatformUser } = useSession();
  const isOfBusiness = isPlatformUser && person !== null && person.businessId !== null;
  const reason = useTexts(roleMessages);
  const refusal = person?.refusal ?? null;
  const found = useCall(
    userRoleContract.ofUser,
    { params: { userId: person?.id ?? 0 } },
    { enabled: opened && person !== null && !isOfBusiness, staleTime: 0 },
  );
  const form = useDialog<Assignment | null>();
  return (
    <>
      <Dialog
        opened={opened && person !== null}
        onClose={onClose}
        title={t('rolesOf', { name: person?.fullName ?? '' })}
        size={760}
      >
        {isOfBusiness ? (
          <RolesInBusiness roles={person.roles} />
        ) : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data === undefined ? (
          <FormSkeleton fields={4} />
        ) : found.data.length === 0 ? (
          <EmptyState title={t('noRole')} />
        ) : (
          <>
            <AssignmentList assignments={found.data} onEdit={refusal === null ? form.open : null} />
            <MostShown of={found.data} />
          </>
        )}
        {refusal !== null && !isOfBusiness ? <p>{reason(refusal)}</p> : null}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {ui('close')}
          </Button>
          {can(userRoleContract.create) && !isOfBusiness && refusal === null ? (
            <Button onClick={() => form.open(null)}>{t('give')}</Button>
          ) : null}
        </DialogFooter>
      </Dialog>
      {person === null ? null : (
        <AssignmentDialog opened={form.opened} onClose={form.close} person={person} assignment={form.target} />
      )}
    </>
  );
}
