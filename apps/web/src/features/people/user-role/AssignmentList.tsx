import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import classes from './AssignmentList.module.css';
import { GivenRole } from './GivenRole.tsx';
import type { Assignment } from './people.ts';

type Props = {
  assignments: readonly Assignment[];
  /** Null where nothing is changed. */
  onEdit: ((assignment: Assignment) => void) | null;
};

/** The roles that somebody was given, each with its outlet, its days and what is different from the role. */
export function AssignmentList({ assignments, onEdit }: Props) {
  const t = useTexts(roleScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const confirm = useConfirm();
  const remove = useSend(userRoleContract.remove);
  const takeBack = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { id } });
  };
  return (
    <ul className={classes.list}>
      {assignments.map((assignment) => {
        const role = nameIn(language, assignment.roleName, assignment.roleNameNp);
        const { details } = assignment;
        return (
          <GivenRole
            key={assignment.id}
            role={role}
            term={assignment}
            remark={details.length > 0 ? t('ownScreens', { count: details.length }) : null}
          >
            {onEdit !== null && can(userRoleContract.update) ? (
              <Button variant="default" aria-label={t('changeOf', { role })} onClick={() => onEdit(assignment)}>
                {ui('edit')}
              </Button>
            ) : null}
            {onEdit !== null && can(userRoleContract.remove) ? (
              <DangerButton aria-label={t('takeBackOf', { role })} onClick={() => void takeBack(assignment.id)}>
                {t('takeBack')}
              </DangerButton>
            ) : null}
          </GivenRole>
        );
      })}
    </ul>
  );
}
