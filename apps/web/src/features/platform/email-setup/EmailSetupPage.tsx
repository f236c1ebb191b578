import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupMessages } from '@bahi/contract/platform/email-setup/email-setup.messages';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { CircleCheck, CircleMinus, Pencil, Send } from 'lucide-react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useActiveFilter } from '../../../ui/list/active-filter.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { EmailSetup } from './email-setup-form.ts';
import { EmailSetupDialog } from './EmailSetupDialog.tsx';
import { EmailTestDialog, type TestFrom } from './EmailTestDialog.tsx';

registerTexts(emailSetupMessages);

const longestText = 36;
const iconPixels = 16;

/** The accounts that the platform sends e-mail from: found, entered, changed, tried out; one of them is in use. */
export function EmailSetupPage() {
  const t = useTexts(emailSetupScreenMessages);
  const list = useListState({ filters: ['isActive'], sort: '-isActive' });
  const answer = useCall(emailSetupContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const trial = useDialog<TestFrom>();
  const environmentEmail = answer.data?.environmentEmail ?? null;
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.email}
        actionsOf={useActions({ edit: form.open, test: trial.open })}
        filters={[useActiveFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: emailSetupContract.save, onClick: () => form.open(null) }}
        empty={{ text: t('empty') }}
        toolbar={
          environmentEmail === null ? null : (
            <span role="note">{t('fromEnvironment', { email: environmentEmail })}</span>
          )
        }
      />
      <EmailSetupDialog opened={form.opened} accountId={form.target} onClose={form.close} />
      <EmailTestDialog opened={trial.opened} from={trial.target} onClose={trial.close} />
    </>
  );
}

type Openers = { edit: (id: number) => void; test: (from: TestFrom) => void };

function useActions({ edit, test }: Openers): (account: EmailSetup) => RowAction[] {
  const t = useTexts(emailSetupScreenMessages);
  const ui = useTexts(uiMessages);
  const confirm = useConfirm();
  const { can } = useSession();
  const toggle = useSend(emailSetupContract.toggle);
  const change = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'status' })) toggle.mutate({ params: { id } });
  };
  return ({ id, email, isActive }) => {
    const StatusIcon = isActive ? CircleMinus : CircleCheck;
    const actions: RowAction[] = [];
    if (can('email.update') && can(emailSetupContract.save))
      actions.push({ label: ui('edit'), icon: <Pencil size={iconPixels} aria-hidden />, onClick: () => edit(id) });
    if (can(emailSetupContract.test))
      actions.push({
        label: t('test'),
        icon: <Send size={iconPixels} aria-hidden />,
        onClick: () => test({ id, email }),
      });
    if (can(emailSetupContract.toggle))
      actions.push({
        label: t(isActive ? 'stop' : 'use'),
        icon: <StatusIcon size={iconPixels} aria-hidden />,
        onClick: () => void change(id),
      });
    return actions;
  };
}

function useColumns(): Column<EmailSetup>[] {
  const t = useTexts(emailSetupScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'email',
      title: t('email'),
      cell: (row) => <WholeText text={row.email} length={longestText} />,
      sort: 'email',
      card: 'who',
    },
    {
      key: 'host',
      title: t('host'),
      cell: (row) => <WholeText text={row.host} length={longestText} />,
      sort: 'host',
      card: 'more',
    },
    { key: 'port', title: t('port'), cell: (row) => inDigitsOf(String(row.port), language), whole: true },
    { key: 'protocol', title: t('protocol'), cell: (row) => t(row.protocol), whole: true, card: 'date' },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
