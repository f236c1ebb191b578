import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall, useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DangerButton } from '../../../../ui/danger/DangerButton.tsx';
import { Pagination } from '../../../../ui/list/pages/Pagination.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import classes from '../BankStatement.module.css';
import { useBookWords, useLineName } from '../book-words.ts';
import { OpenLine } from './OpenSides.tsx';

const firstSize = 20;
type Match = Answer<typeof bankStatementContract.matches>['rows'][number];

/** What was matched on an account, the latest first, each with its lines of both sides; one can be taken apart. */
export function MatchList({ accountId }: { accountId: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const [{ pageNumber, pageSize }, setPage] = useState({ pageNumber: 0, pageSize: firstSize });
  const { data, error, refetch } = useCall(
    bankStatementContract.matches,
    { params: { id: accountId }, query: { pageNumber, pageSize } },
    { keepPrevious: true },
  );
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} aria-hidden />;
  /** The last one of a page leaves nothing on it. */
  const leave = (): void => {
    if (data.rows.length === 1 && pageNumber > 0) setPage({ pageNumber: pageNumber - 1, pageSize });
  };
  return (
    <Surface title={`${t('matched')} (${formatNumber(data.recordsTotal, language)})`}>
      {data.rows.length === 0 ? <p className={classes.soft}>{t('noMatches')}</p> : null}
      {data.rows.map((match) => (
        <MatchCard key={match.id} match={match} onTaken={leave} />
      ))}
      {data.recordsTotal > firstSize ? (
        <Pagination
          pageNumber={pageNumber}
          pageSize={pageSize}
          total={data.recordsTotal}
          onPage={(to) => setPage({ pageNumber: to, pageSize })}
          onPageSize={(size) => setPage({ pageNumber: 0, pageSize: size })}
        />
      ) : null}
    </Surface>
  );
}

function MatchCard({ match, onTaken }: { match: Match; onTaken: () => void }) {
  const t = useTexts(bankStatementScreenMessages);
  const { can } = useSession();
  const wordsOf = useBookWords();
  const nameOf = useLineName();
  const send = useSend(bankStatementContract.unmatch);
  const name = match.lines.map(nameOf).join(' + ') || match.books.map((line) => wordsOf(line).what).join(' + ');
  return (
    <div className={classes.card}>
      <ul className={classes.lines}>
        {match.lines.map((line) => (
          <OpenLine key={line.id} line={line} name={nameOf(line)} more={line.reference} />
        ))}
        {match.books.map((line) => {
          const { what, who, to } = wordsOf(line);
          return <OpenLine key={line.id} line={line} name={what} more={who} to={to} />;
        })}
      </ul>
      <div className={classes.buttons}>
        <span className={classes.soft}>{match.matchedBy}</span>
        {can(bankStatementContract.unmatch) ? (
          <DangerButton
            aria-label={`${t('unmatch')}: ${name}`}
            loading={send.isPending}
            onClick={() => send.mutate({ params: { id: match.id } }, { onSuccess: onTaken })}
          >
            {t('unmatch')}
          </DangerButton>
        ) : null}
      </div>
    </div>
  );
}
