import { messageStates } from '@bahi/contract/sales/sharing/sharing.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { reminderKinds } from '@bahi/contract/sales/reminder/reminder-choices';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { CalendarClock, Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { MessageOutcome, MessageStateBadge } from '../sharing/MessageStateBadge.tsx';
import { useLookAgain } from '../sharing/use-look-again.ts';
import classes from './Reminder.module.css';
import { useAbout } from './ReminderHistory.tsx';
import { reachedText, type Reminder } from './reminder-rows.ts';
import { useReminderActions } from './use-reminder-actions.tsx';

/** Who was reminded of what, by hand and by rule, and what became of each message. */
export function ReminderListPage() {
  const t = useTexts(reminderScreenMessages);
  const ui = useTexts(uiMessages);
  const sharing = useTexts(sharingScreenMessages);
  const navigate = useNavigate();
  const aboutOf = useAbout();
  const actionsOf = useReminderActions();
  const list = useListState({ filters: ['kind', 'state'] });
  const answer = useCall(reminderContract.list, { query: list.query }, { keepPrevious: true });
  useLookAgain(answer.data?.rows, answer.refetch);
  const open = ({ customerId }: Reminder): void => void navigate(`${screens.customers}?view=${customerId}`);
  return (
    <ListPage
      title={t('title')}
      list={list}
      answer={answer}
      call={reminderContract.list}
      columns={useReminderColumns()}
      rowKey={(row) => row.id}
      rowName={aboutOf}
      onOpen={open}
      actionsOf={(row) => [
        { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => open(row) },
        ...actionsOf(row),
      ]}
      filters={[
        { name: 'kind', label: t('kind'), options: reminderKinds.map((kind) => ({ value: kind, label: t(kind) })) },
        {
          name: 'state',
          label: t('state'),
          options: messageStates.map((state) => ({ value: state, label: t(state) })),
        },
      ]}
      searchLabel={sharing('searchLabel')}
      empty={{
        text: t('emptyText'),
        next: { label: ui('toInvoices'), to: screens.invoices, needs: invoiceContract.list },
      }}
      toolbar={
        <Button
          variant="default"
          leftSection={<CalendarClock size={18} aria-hidden />}
          onClick={() => void navigate(screens.reminderRules)}
        >
          {t('ruleTitle')}
        </Button>
      }
    />
  );
}

function useReminderColumns(): Column<Reminder>[] {
  const t = useTexts(reminderScreenMessages);
  const language = useLanguage();
  const aboutOf = useAbout();
  return [
    {
      key: 'customer',
      title: t('customer'),
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={26} />,
    },
    { key: 'number', title: t('number'), card: 'more', cell: aboutOf },
    { key: 'way', title: t('way'), card: 'more', isSelfTold: true, cell: (row) => <Way reminder={row} /> },
    {
      key: 'remindedAt',
      title: t('remindedAt'),
      sort: 'remindedAt',
      whole: true,
      card: 'date',
      cell: (row) => <MomentText at={row.remindedAt} />,
    },
    { key: 'remindedBy', title: t('remindedBy'), cell: (row) => row.remindedBy ?? t(row.kind) },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      cell: (row) => <MessageOutcome message={row.message} />,
      cardCell: (row) => <MessageStateBadge message={row.message} />,
    },
  ];
}

function Way({ reminder }: { reminder: Reminder }) {
  const t = useTexts(reminderScreenMessages);
  const language = useLanguage();
  return (
    <span className={classes.way}>
      {t(reminder.way)}
      <span>{reachedText(reminder, language)}</span>
    </span>
  );
}
