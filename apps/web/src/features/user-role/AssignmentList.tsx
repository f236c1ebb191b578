import { roleScreenMessages } from '@bahi/contract/role/role-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userRoleContract } from '@bahi/contract/user-role/user-role.contract';
import { Button } from '@mantine/core';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSend } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Badge } from '../../ui/StatusBadge.tsx';
import classes from './AssignmentList.module.css';
import type { Assignment } from './people.ts';

const iconPixels = 14;

type Props = { assignments: readonly Assignment[]; onEdit: (assignment: Assignment) => void };

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
        return (
          <li key={assignment.id} className={classes.assignment}>
            <div className={classes.what}>
              <div className={classes.role}>{role}</div>
              <div className={classes.term}>
                {assignment.outletName === null
                  ? t('everyOutlet')
                  : nameIn(language, assignment.outletName, assignment.outletNameNp)}
                {' · '}
                <DateText ad={assignment.effectiveDateAD} />
                {' – '}
                <DateText ad={assignment.effectiveTillDateAD} />
                {assignment.details.length > 0 ? ` · ${t('ownScreens', { count: assignment.details.length })}` : null}
              </div>
            </div>
            {assignment.isEffective ? (
              <Badge tone="success" icon={<CircleCheck size={iconPixels} aria-hidden />}>
                {t('effective')}
              </Badge>
            ) : (
              <Badge tone="neutral" icon={<CircleMinus size={iconPixels} aria-hidden />}>
                {t('notEffective')}
              </Badge>
            )}
            {can(userRoleContract.edit) ? (
              <Button variant="default" aria-label={t('changeOf', { role })} onClick={() => onEdit(assignment)}>
                {ui('edit')}
              </Button>
            ) : null}
            {can(userRoleContract.remove) ? (
              <Button
                variant="default"
                aria-label={t('takeBackOf', { role })}
                onClick={() => void takeBack(assignment.id)}
              >
                {t('takeBack')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
