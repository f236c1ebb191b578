import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import classes from './AssignmentList.module.css';
import { GivenRole } from './GivenRole.tsx';
import type { PersonRow } from './people.ts';

/** The roles of one of a business's people as the platform sees them: changing them is the owner's matter. */
export function RolesInBusiness({ roles }: Pick<PersonRow, 'roles'>) {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  if (roles.length === 0) return <EmptyState title={t('noRole')} text={t('rolesOfBusiness')} />;
  return (
    <div className={classes.inBusiness}>
      <ul className={classes.list}>
        {roles.map((role) => (
          <GivenRole key={role.id} role={nameIn(language, role.name, role.nameNp)} term={role} />
        ))}
      </ul>
      <p className={classes.remark}>{t('rolesOfBusiness')}</p>
    </div>
  );
}
