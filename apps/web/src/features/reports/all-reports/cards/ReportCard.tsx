import { reportCardContract } from '@bahi/contract/reports/all-reports/report-card.contract';
import { reportCardScreenMessages } from '@bahi/contract/reports/all-reports/report-card-screen.messages';
import { ActionIcon } from '@mantine/core';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import type { Card } from './cards.ts';
import classes from './Reports.module.css';

type Props = { card: Card; isFavourite: boolean };

/** One report: the whole card opens it, its star puts it on top. */
export function ReportCard({ card: { module, whom }, isFavourite }: Props) {
  const t = useTexts(reportCardScreenMessages);
  const name = nameIn(useLanguage(), module.moduleName, module.moduleNameNp);
  const favour = useSend(reportCardContract.favour);
  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <Link to={module.screenUrl ?? '/'} className={classes.link ?? ''}>
          {name}
        </Link>
        <p className={classes.whom}>{t(whom)}</p>
      </div>
      <ActionIcon
        variant="subtle"
        size="var(--bahi-target)"
        className={classes.star ?? ''}
        aria-label={t(isFavourite ? 'unfavour' : 'favour', { name })}
        aria-pressed={isFavourite}
        loading={favour.isPending}
        onClick={() => favour.mutate({ body: { code: module.moduleCode, isFavourite: !isFavourite } })}
      >
        <Star size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
      </ActionIcon>
    </li>
  );
}
