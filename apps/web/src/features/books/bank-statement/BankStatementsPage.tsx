import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { Button } from '@mantine/core';
import { FileUp, Trash2 } from 'lucide-react';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { PartOfScreen } from '../../../ui/shell/title-level.ts';
import { BankAccounts } from './BankAccounts.tsx';
import { type BankStatement, useStatementColumns } from './statement-columns.tsx';
import { ReadStatementDialog } from './read/ReadStatementDialog.tsx';

registerTexts(bankStatementMessages);

/** The bank accounts and wallets with how far they are reconciled, and the statements that were read. */
export function BankStatementsPage() {
  const t = useTexts(bankStatementScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const reading = useDialog<number | null>();
  const mayRead = can(bankStatementContract.upload) && !isBusinessInactive;
  return (
    <>
      <PageTitle title={t('title')}>
        {mayRead ? (
          <Button leftSection={<FileUp size={18} aria-hidden />} onClick={() => reading.open(null)}>
            {t('read')}
          </Button>
        ) : null}
      </PageTitle>
      <BankAccounts onRead={mayRead ? reading.open : undefined} />
      <PartOfScreen value>
        <StatementList />
      </PartOfScreen>
      {reading.opened ? <ReadStatementDialog opened accountId={reading.target} onClose={reading.close} /> : null}
    </>
  );
}

function StatementList() {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['moneyAccountId'] });
  const answer = useCall(bankStatementContract.list, { query: list.query }, { keepPrevious: true });
  const accounts = useCall(bankStatementContract.accounts, {});
  const options = (accounts.data ?? []).map(({ id, name, nameNp }) => ({
    value: String(id),
    label: nameIn(language, name, nameNp),
  }));
  return (
    <ListPage
      title={t('statements')}
      list={list}
      answer={answer}
      columns={useStatementColumns()}
      rowKey={(row) => row.id}
      rowName={(row) => `${nameIn(language, row.accountName, row.accountNameNp)} · ${row.fileName}`}
      actionsOf={useStatementActions()}
      filters={[{ name: 'moneyAccountId', label: t('account'), options }]}
      searchLabel={t('searchLabel')}
      empty={{ text: t('empty') }}
    />
  );
}

function useStatementActions() {
  const t = useTexts(bankStatementScreenMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const send = useSend(bankStatementContract.remove);
  const remove = async ({ id }: BankStatement): Promise<void> => {
    const question = { kind: 'own', question: t('removeAsk'), confirm: t('remove'), isDangerous: true } as const;
    if (await confirm(question)) send.mutate({ params: { id } });
  };
  return (row: BankStatement) =>
    can(bankStatementContract.remove)
      ? [
          {
            label: t('remove'),
            icon: <Trash2 size={16} aria-hidden />,
            isDangerous: true,
            onClick: () => void remove(row),
          },
        ]
      : [];
}
