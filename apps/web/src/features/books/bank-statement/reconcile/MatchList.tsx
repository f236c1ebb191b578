import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Skeleton } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall, useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DangerButton } from '../../../../ui/danger/DangerButton.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import classes from '../BankStatement.module.css';
import { useBookWords } from '../book-words.ts';
import { OpenLine } from './OpenSides.tsx';

const shown = 20;

/** The latest matches of an account, each with its lines of both sides; one can be taken apart. */
export function MatchList({ accountId }: { accountId: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const wordsOf = useBookWords();
  const query = { pageSize: shown };
  const { data } = useCall(bankStatementContract.matches, { params: { id: accountId }, query });
  const send = useSend(bankStatementContract.unmatch);
  if (data === undefined) return <Skeleton height={120} aria-hidden />;
  return (
    <Surface title={`${t('matched')} (${formatNumber(data.recordsTotal, language)})`}>
      {data.rows.length === 0 ? <p className={classes.soft}>{t('noMatches')}</p> : null}
      {data.rows.map((match) => (
        <div key={match.id} className={classes.card}>
          <ul className={classes.lines}>
            {match.lines.map((line) => (
              <OpenLine
                key={line.id}
                line={line}
                name={line.isOpening ? t('broughtForward') : line.text}
                more={line.reference}
              />
            ))}
            {match.books.map((line) => (
              <OpenLine key={line.id} line={line} name={wordsOf(line).what} more={wordsOf(line).who} />
            ))}
          </ul>
          <div className={classes.buttons}>
            <span className={classes.soft}>{match.matchedBy}</span>
            {can(bankStatementContract.unmatch) ? (
              <DangerButton loading={send.isPending} onClick={() => send.mutate({ params: { id: match.id } })}>
                {t('unmatch')}
              </DangerButton>
            ) : null}
          </div>
        </div>
      ))}
    </Surface>
  );
}
