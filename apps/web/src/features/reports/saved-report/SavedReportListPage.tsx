import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { filterMeant, searchOf } from '@bahi/contract/reports/report/filter-texts';
import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { savedReportMessages } from '@bahi/contract/reports/saved-report/saved-report.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { FileSearch, Mail, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAdRangeOf, usePresetName } from '../../../ui/dates/DateRangePresets.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ScheduleDialog } from '../report-schedule/ScheduleDialog.tsx';
import type { SavedReport } from './saved-report-form.ts';
import { SavedReportDialog } from './SavedReportDialog.tsx';

const iconPixels = 16;

/** What somebody keeps and what their roles find: opened, renamed, shared, forgotten. */
export function SavedReportListPage() {
  const t = useTexts(savedReportScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const list = useListState({ sort: 'name' });
  const answer = useCall(savedReportContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<SavedReport>();
  const schedule = useDialog<{ savedReportId: number }>();
  const open = useOpened();
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={savedReportContract.list}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={open}
        actionsOf={useActions({ open, edit: form.open, send: ({ id }) => schedule.open({ savedReportId: id }) })}
        searchLabel={t('searchLabel')}
        empty={{
          text: t('emptyText'),
          next: { label: ui('toReports'), to: screens.salesReport, needs: { access: 'sales-report.report' } },
        }}
        toolbar={<ToSchedules />}
      />
      {form.target === null ? null : (
        <SavedReportDialog opened={form.opened} id={form.target.id} beginning={form.target} onClose={form.close} />
      )}
      {schedule.target === null ? null : (
        <ScheduleDialog opened={schedule.opened} target={schedule.target} onClose={schedule.close} />
      )}
    </>
  );
}

/** Leads to the report, of the days that are meant today. */
function useOpened(): (saved: SavedReport) => void {
  const navigate = useNavigate();
  const rangeOf = useAdRangeOf();
  return ({ report: path, period, filter }) => {
    const { report, screen } = reportAt(path);
    const meant = filterMeant(report, filter, period === null ? null : rangeOf(period));
    void navigate(`${screen}?${searchOf(meant, 'result')}`);
  };
}

/** Leads to what goes by e-mail by itself. */
function ToSchedules() {
  const t = useTexts(reportScheduleScreenMessages);
  const navigate = useNavigate();
  const { can } = useSession();
  if (!can(reportScheduleContract.list)) return null;
  return (
    <Button
      variant="default"
      leftSection={<Mail size={18} aria-hidden />}
      onClick={() => void navigate(screens.reportSchedules)}
    >
      {t('title')}
    </Button>
  );
}

type Act = (saved: SavedReport) => void;

function useActions({ open, edit, send }: { open: Act; edit: Act; send: Act }) {
  const t = useTexts(savedReportScreenMessages);
  const schedule = useTexts(reportScheduleScreenMessages);
  const ui = useTexts(uiMessages);
  const reasons = useTexts(savedReportMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const remove = useSend(savedReportContract.remove);
  const forget = async ({ id }: SavedReport): Promise<void> => {
    if (await confirm({ kind: 'delete' })) remove.mutate({ params: { id } });
  };
  return (saved: SavedReport): RowAction[] => {
    const refusal = saved.isOwn ? undefined : reasons('notOwn');
    const actions: RowAction[] = [
      { label: t('open'), icon: <FileSearch size={iconPixels} aria-hidden />, onClick: () => open(saved) },
    ];
    if (can(reportScheduleContract.save) && can(reportScheduleContract.ofReport))
      actions.push({
        label: schedule('sendByMail'),
        icon: <Mail size={iconPixels} aria-hidden />,
        onClick: () => send(saved),
        refusal,
      });
    if (can(savedReportContract.save) && can('saved-report.update'))
      actions.push({
        label: ui('edit'),
        icon: <Pencil size={iconPixels} aria-hidden />,
        onClick: () => edit(saved),
        refusal,
      });
    if (can(savedReportContract.remove))
      actions.push({
        label: ui('remove'),
        icon: <Trash2 size={iconPixels} aria-hidden />,
        onClick: () => void forget(saved),
        isDangerous: true,
        refusal,
      });
    return actions;
  };
}

function useColumns(): Column<SavedReport>[] {
  const t = useTexts(savedReportScreenMessages);
  const language = useLanguage();
  const nameOf = usePresetName();
  return [
    { key: 'name', title: t('name'), cell: (row) => nameIn(language, row.name, row.nameNp), sort: 'name', card: 'who' },
    { key: 'report', title: t('report'), cell: (row) => reportAt(row.report).report.title[language], card: 'more' },
    {
      key: 'period',
      title: t('period'),
      cell: (row) => (row.period === null ? t('theseDays') : nameOf(row.period)),
      card: 'more',
    },
    {
      key: 'roles',
      title: t('sharedWith'),
      cell: (row) =>
        row.roles.length === 0
          ? t('onlyMe')
          : row.roles.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · '),
    },
    { key: 'keptBy', title: t('keptBy'), cell: (row) => row.keptBy, sort: 'keptBy' },
  ];
}
