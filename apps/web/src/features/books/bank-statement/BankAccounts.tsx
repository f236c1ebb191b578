import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './BankStatement.module.css';
import type { BankAccount } from './book-words.ts';

type Props = { onRead: ((accountId: number) => void) | undefined };

/** Each bank account and wallet: what the books have, what the bank says, and what is left to match. */
export function BankAccounts({ onRead }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const { data, error, refetch } = useCall(bankStatementContract.accounts, {});
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={180} aria-hidden />;
  if (data.length === 0)
    return (
      <EmptyState
        title={t('accounts')}
        text={t('noAccounts')}
        action={
          <Button component={Link} to={screens.moneyAccounts} variant="default">
            {t('toAccounts')}
          </Button>
        }
      />
    );
  return (
    <section className={classes.accounts} aria-label={t('accounts')}>
      {data.map((account) => (
        <AccountCard key={account.id} account={account} onRead={onRead} />
      ))}
    </section>
  );
}

function AccountCard({ account, onRead }: Props & { account: BankAccount }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { id: accountId, openLines, readThroughAD } = account;
  const name = nameIn(language, account.name, account.nameNp);
  const isRead = readThroughAD !== null;
  return (
    <article className={classes.card}>
      <h2>{name}</h2>
      <AccountFigures account={account} />
      {isRead ? (
        <p className={classes.soft}>
          {openLines === 0 ? t('allMatched') : t('openCount', { count: formatNumber(openLines, language) })}
        </p>
      ) : null}
      <div className={classes.buttons}>
        {isRead ? (
          <>
            <Button component={Link} to={screenAt(screens.bankReconciliation, { accountId })} variant="default">
              {t('reconcile')}
            </Button>
            <Button component={Link} to={screenAt(screens.bankReport, { accountId })} variant="default">
              {t('report')}
            </Button>
          </>
        ) : null}
        {onRead === undefined ? null : (
          <Button variant="default" aria-label={`${t('read')}: ${name}`} onClick={() => onRead(accountId)}>
            {t('read')}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The two balances of an account, and through which day its statements were read. */
export function AccountFigures({ account }: { account: BankAccount }) {
  const t = useTexts(bankStatementScreenMessages);
  return (
    <dl className={classes.figures}>
      <dt>{t('inBooks')}</dt>
      <dd>
        <MoneyText rupees={account.bookAmount} withUnit />
      </dd>
      <dt>{t('inStatement')}</dt>
      <dd>
        {account.statementAmount === null ? t('nothingRead') : <MoneyText rupees={account.statementAmount} withUnit />}
      </dd>
      <dt>{t('readThrough')}</dt>
      <dd>
        <DateText ad={account.readThroughAD} />
      </dd>
    </dl>
  );
}
