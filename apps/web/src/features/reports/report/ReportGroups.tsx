import type { Report, ReportGroup } from '@bahi/contract/reports/report/report';
import type { AnyReportTotals } from '@bahi/contract/reports/report/report-columns';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { figureOf } from './report-cells.tsx';
import { useShownColumns } from './report-columns.tsx';
import { type ReportFilterTexts, searchOf } from '@bahi/contract/reports/report/filter-texts';
import classes from './ReportResult.module.css';

type Group = ReportGroup<AnyReportTotals>;
type Props = { report: Report; filter: ReportFilterTexts; groups: readonly Group[] };

/** What the rows of each group come to, below them. */
export function ReportGroups({ report, filter, groups }: Props) {
  const t = useTexts(reportScreenMessages);
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const shown = useShownColumns(report, filter);
  const grouped = shown.find(([key]) => key === report.groupedBy)?.[1];
  if (grouped === undefined || groups.length === 0) return null;
  const columns: Column<Group>[] = [
    {
      key: 'name',
      title: grouped.title[language],
      card: 'who',
      cell: ({ id, name, nameLocLang }) => {
        const text = nameIn(language, name, nameLocLang);
        const { groupId } = report;
        if (groupId === undefined || id === null || filter[groupId] === String(id)) return text;
        // The same report, of that group alone.
        return <TextLink to={`?${searchOf({ ...filter, [groupId]: String(id) }, 'result')}`}>{text}</TextLink>;
      },
    },
    { key: 'count', title: t('rows'), align: 'end', card: 'more', cell: ({ count }) => <NumberText value={count} /> },
    ...shown.flatMap(([key, column]): Column<Group>[] =>
      column.total === true
        ? [
            {
              key,
              title: column.title[language],
              align: 'end',
              ...(column.card === undefined ? {} : { card: column.card }),
              cell: ({ totals }) => figureOf(column, totals[key]),
            },
          ]
        : [],
    ),
  ];
  const props = {
    label: t('subtotals'),
    columns,
    rows: groups,
    rowKey: ({ id, name }: Group) => id ?? name,
    rowName: ({ name, nameLocLang }: Group) => nameIn(language, name, nameLocLang),
  };
  return (
    <div className={classes.groups}>
      <h2 className={classes.groupsTitle}>{t('subtotals')}</h2>
      {isDesktop ? <ListTable {...props} /> : <ListCards {...props} />}
    </div>
  );
}
