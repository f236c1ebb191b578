import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { vouchersTitle } from '@bahi/contract/books/voucher/voucher-words';
import { foundWords } from '@bahi/contract/books/document-registry/document-registry';
import { quotationsTitle } from '@bahi/contract/sales/quotation/quotation-words';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import type { BusinessSummary } from './dashboard-answer.ts';
import { Panel, PanelNote } from './Panel.tsx';
import classes from './PanelRows.module.css';
import { useToDoPath } from './use-to-do-path.ts';

type Row = BusinessSummary['toDo'][number];

/** What waits for the user, each with how many there are: the list that it opens has as many. */
export function ToDo({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const pathOf = useToDoPath();
  const titleOf = ({ subject }: Row): string => {
    if (subject === null) return '';
    if (subject === 'VOUCHER') return vouchersTitle[language];
    return (subject === 'QUOTATION' ? quotationsTitle : foundWords[subject])[language];
  };
  return (
    <Panel title={t('toDo')}>
      {rows.length === 0 ? (
        <PanelNote>
          <CircleCheck size={18} aria-hidden />
          {t('nothingToDo')}
        </PanelNote>
      ) : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={`${row.kind} ${row.subject ?? ''}`} className={classes.row}>
              <span className={classes.name}>
                <TextLink to={pathOf(row)}>{t(row.kind, { title: titleOf(row) })}</TextLink>
              </span>
              <span className={classes.amount}>
                <NumberText value={row.count} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
