import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { CircleCheck, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { RoleDays } from '../../../ui/dates/RoleDays.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './GivenRole.module.css';
import type { Term } from './people.ts';

const iconPixels = 14;

type Props = { role: string; term: Term; remark?: string | null; children?: ReactNode };

/** A role that somebody was given: where, from when till when, and whether it counts today. */
export function GivenRole({ role, term, remark = null, children }: Props) {
  const t = useTexts(roleScreenMessages);
  const language = useLanguage();
  return (
    <li className={classes.given}>
      <div className={classes.what}>
        <div className={classes.role}>{role}</div>
        <div className={classes.term}>
          {term.outletName === null ? t('everyOutlet') : nameIn(language, term.outletName, term.outletNameNp)}
          {' · '}
          <RoleDays from={term.effectiveDateAD} till={term.effectiveTillDateAD} />
          {remark === null ? null : ` · ${remark}`}
        </div>
      </div>
      {term.isEffective ? (
        <Badge tone="success" icon={<CircleCheck size={iconPixels} aria-hidden />}>
          {t('effective')}
        </Badge>
      ) : (
        <Badge tone="neutral" icon={<CircleMinus size={iconPixels} aria-hidden />}>
          {t('notEffective')}
        </Badge>
      )}
      {children}
    </li>
  );
}
