import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { foundWords } from '@bahi/contract/books/document-registry/document-registry';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
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
  const quotation = useTexts(quotationScreenMessages);
  const voucher = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const pathOf = useToDoPath();
  const titleOf = ({ subject }: Row): string => {
    if (subject === null) return '';
    if (subject === 'VOUCHER') return voucher('title');
    return subject === 'QUOTATION' ? quotation('title') : foundWords[subject][language];
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
