import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { MessageOutcome, MessageStateBadge } from '../../sales/sharing/MessageStateBadge.tsx';
import { useLookAgain } from '../../sales/sharing/use-look-again.ts';
import classes from './ReportSchedule.module.css';
import type { ScheduleRow } from './schedule-form.ts';
import { ScheduleDetailDialog } from './ScheduleDetailDialog.tsx';
import { ScheduleDialog, type ScheduleTarget } from './ScheduleDialog.tsx';
import { ScheduleBadge, ScheduleState } from './ScheduleState.tsx';
import { useScheduleActions } from './use-schedule-actions.tsx';
import { useRhythm } from './use-schedule-texts.ts';

registerTexts(reportScheduleMessages);

/** Which reports go by e-mail by themselves, whether they do, and what became of the last ones. */
export function ReportScheduleListPage() {
  const t = useTexts(reportScheduleScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can } = useSession();
  const list = useListState({ filters: ['isActive'], sort: 'name' });
  const answer = useCall(reportScheduleContract.list, { query: list.query }, { keepPrevious: true });
  useLookAgain(
    answer.data?.rows.map(({ last }) => ({ message: last?.message ?? null })),
    answer.refetch,
  );
  const detail = useAddressDialog('view');
  const form = useDialog<ScheduleTarget>();
  const edit = (id: number): void => form.open({ id });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useScheduleActions({ view: detail.open, edit })}
        filters={[
          {
            name: 'isActive',
            label: t('state'),
            options: [
              { value: 'true', label: t('ON') },
              { value: 'false', label: t('notRunning') },
            ],
          },
        ]}
        searchLabel={t('searchLabel')}
        empty={{
          text: t('emptyText'),
          next: { label: t('savedReports'), to: screens.savedReports, needs: { access: 'saved-report.read' } },
        }}
        toolbar={
          can('saved-report.read') ? (
            <Button
              variant="default"
              leftSection={<Bookmark size={18} aria-hidden />}
              onClick={() => void navigate(screens.savedReports)}
            >
              {t('savedReports')}
            </Button>
          ) : null
        }
      />
      <ScheduleDetailDialog
        opened={detail.opened}
        id={detail.target}
        onClose={detail.close}
        onEdit={({ id }) => {
          detail.close();
          edit(id);
        }}
      />
      {form.target === null ? null : <ScheduleDialog opened={form.opened} target={form.target} onClose={form.close} />}
    </>
  );
}

function useColumns(): Column<ScheduleRow>[] {
  const t = useTexts(reportScheduleScreenMessages);
  const language = useLanguage();
  const rhythm = useRhythm();
  return [
    { key: 'name', title: t('name'), cell: (row) => nameIn(language, row.name, row.nameNp), sort: 'name', card: 'who' },
    { key: 'rhythm', title: t('rhythm'), cell: rhythm, card: 'more', isSelfTold: true },
    {
      key: 'recipients',
      title: t('recipients'),
      cell: (row) => <span className={classes.addresses}>{row.recipients.join(', ')}</span>,
      card: 'more',
    },
    {
      key: 'next',
      title: t('nextDay'),
      cell: (row) => <DateText ad={row.nextDayAD} />,
      cardCell: (row) => (row.nextDayAD === null ? null : <DateText ad={row.nextDayAD} />),
      sort: 'nextDayAD',
      card: 'date',
    },
    {
      key: 'last',
      title: t('last'),
      cell: (row) => (row.last === null ? t('nothingSent') : <MessageOutcome message={row.last.message} />),
      cardCell: (row) => (row.last === null ? null : <MessageStateBadge message={row.last.message} />),
      card: 'more',
    },
    { key: 'keptBy', title: t('keptBy'), cell: (row) => row.keptBy, sort: 'keptBy' },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => <ScheduleState schedule={row} />,
      cardCell: (row) => <ScheduleBadge schedule={row} />,
      card: 'status',
    },
  ];
}
