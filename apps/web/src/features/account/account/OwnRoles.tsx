import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { RoleDays } from '../../../ui/dates/RoleDays.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './OwnRecord.module.css';
import type { Profile } from './profile-values.ts';

/** The roles that were given to the user, where they count, and from when until when. */
export function OwnRoles({ roles }: Pick<Profile, 'roles'>) {
  const t = useTexts(profileMessages);
  return (
    <Surface title={t('roles')}>
      {roles.length === 0 ? <p className={classes.hint}>{t('noRoles')}</p> : null}
      <ul className={classes.list}>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} />
        ))}
      </ul>
    </Surface>
  );
}

function RoleRow({ role }: { role: Profile['roles'][number] }) {
  const t = useTexts(profileMessages);
  const language = useLanguage();
  const outlet = role.outletName === null ? t('everyOutlet') : nameIn(language, role.outletName, role.outletNameNp);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{nameIn(language, role.name, role.nameNp)}</strong>
        <div className={classes.remark}>
          {outlet} · <RoleDays from={role.effectiveFromAD} till={role.effectiveTillAD} />
        </div>
      </div>
      {role.isEffective ? (
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t('effective')}
        </Badge>
      ) : (
        <Badge tone="neutral" icon={<CircleMinus size={14} aria-hidden />}>
          {t('notEffective')}
        </Badge>
      )}
    </li>
  );
}
