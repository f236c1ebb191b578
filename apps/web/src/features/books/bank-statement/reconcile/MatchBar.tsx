import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { asPaisa, formatRupees, subtractPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSend } from '../../../../platform/query.ts';
import classes from '../BankStatement.module.css';
import type { Chosen } from './use-chosen.ts';

/** What the chosen lines of both sides come to; equal ones can be matched. */
export function MatchBar({ accountId, chosen }: { accountId: number; chosen: Chosen }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const send = useSend(bankStatementContract.match);
  const { lines, books, linesPaisa, booksPaisa } = chosen;
  const difference = asPaisa(Math.abs(subtractPaisa(linesPaisa, booksPaisa)));
  if (lines.length + books.length === 0) return null;
  const match = async (): Promise<void> => {
    await send.mutateAsync({ params: { id: accountId }, body: { lines: [...lines], books: [...books] } });
    chosen.clear();
  };
  return (
    <div className={classes.bar} role="status">
      <span>
        {t('chosen', { lines: formatRupees(linesPaisa, language), books: formatRupees(booksPaisa, language) })}
        {difference === 0 ? null : ` · ${t('differs', { amount: formatRupees(difference, language) })}`}
      </span>
      <Button
        disabled={difference !== 0 || lines.length + books.length < 2}
        loading={send.isPending}
        onClick={() => void match()}
      >
        {t('matchChosen')}
      </Button>
    </div>
  );
}
