import type { TdsTieRow } from '@bahi/contract/money/tds/tds-answer';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './Tds.module.css';

/** What the month is held against, green or red, and who has no PAN. */
export function TdsTies({ ties }: { ties: readonly TdsTieRow[] }) {
  const t = useTexts(tdsScreenMessages);
  return (
    <ul className={classes.ties}>
      {ties.map((tie) => {
        const Icon = tie.isTied ? CircleCheck : CircleX;
        return (
          <li key={tie.tie}>
            <div className={classes.tie}>
              <span>{t(tie.tie)}</span>
              <Badge tone={tie.isTied ? 'success' : 'danger'} icon={<Icon size={14} aria-hidden />}>
                {t(tie.isTied ? 'tied' : 'untied')}
              </Badge>
            </div>
            <Sides tie={tie} />
          </li>
        );
      })}
    </ul>
  );
}

function Sides({ tie: { tie, isTied, said, other, names } }: { tie: TdsTieRow }) {
  const t = useTexts(tdsScreenMessages);
  const language = useLanguage();
  if (names.length > 0)
    return (
      <p className={classes.soft}>
        {names.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ')}. {t('withoutPan')}
      </p>
    );
  if (said === null || other === null) return null;
  return (
    <p className={classes.soft}>
      <MoneyText rupees={said} withUnit />
      {isTied ? null : (
        <>
          {' ≠ '}
          <MoneyText rupees={other} withUnit /> {tie === 'FILE' ? t('fileDiffers') : null}
        </>
      )}
    </p>
  );
}
