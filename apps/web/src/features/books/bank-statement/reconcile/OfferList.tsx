import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../../ui/texts/StatusBadge.tsx';
import classes from '../BankStatement.module.css';
import { type Reconciliation, useBookWords, useLineName } from '../book-words.ts';

/** What may belong together: each is matched by whoever looks at it, none by itself. */
export function OfferList({ found }: { found: Reconciliation }) {
  const t = useTexts(bankStatementScreenMessages);
  const wordsOf = useBookWords();
  const nameOf = useLineName();
  const send = useSend(bankStatementContract.match);
  const saysOf = (ids: readonly number[]): string =>
    found.lines
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(' + ');
  const booksOf = (ids: readonly number[]): string =>
    ids.length === 0
      ? t('offerOpening')
      : found.books
          .filter(({ id }) => ids.includes(id))
          .map((line) => [wordsOf(line).what, wordsOf(line).who].filter(Boolean).join(' · '))
          .join(' + ');
  return (
    <Surface title={t('offers')}>
      <ul className={classes.lines}>
        {found.offers.map((offer) => (
          <li key={offer.lines.join()} className={classes.line}>
            <MoneyText rupees={offer.amount} withUnit />
            <span className={classes.says}>
              {saysOf(offer.lines)} {offer.isLearnt ? <Badge tone="primary">{t('learnt')}</Badge> : null}
              <small>{booksOf(offer.books)}</small>
            </span>
            <Button
              size="compact-md"
              aria-label={`${t('match')}: ${saysOf(offer.lines)}`}
              loading={send.isPending}
              onClick={() =>
                send.mutate({ params: { id: found.account.id }, body: { lines: offer.lines, books: offer.books } })
              }
            >
              {t('match')}
            </Button>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
