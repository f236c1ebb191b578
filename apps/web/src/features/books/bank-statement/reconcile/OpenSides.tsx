import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import classes from '../BankStatement.module.css';
import { type BankLine, type BookLine, type Reconciliation, useBookWords, useLineName } from '../book-words.ts';
import type { Chosen } from './use-chosen.ts';

type Props = { found: Reconciliation; chosen: Chosen | null };

/** What the bank says and nothing of the books is matched with. */
export function BankSide({ found, chosen, onEnter }: Props & { onEnter: ((line: BankLine) => void) | undefined }) {
  const t = useTexts(bankStatementScreenMessages);
  const nameOf = useLineName();
  const lines = found.lines.map((line) => (
    <OpenLine
      key={line.id}
      line={line}
      name={nameOf(line)}
      more={line.reference}
      isChosen={chosen?.lines.includes(line.id) ?? false}
      onChoose={chosen === null ? undefined : () => chosen.toggle('lines', line.id)}
    >
      {onEnter === undefined || line.isOpening ? null : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t('enter')}: ${nameOf(line)}`}
          onClick={() => onEnter(line)}
        >
          {t('enter')}
        </Button>
      )}
    </OpenLine>
  ));
  return <Side title={t('ofStatement')} lines={lines} count={found.lineCount} />;
}

/** What the books have on the account and nothing of the bank is matched with. */
export function BookSide({ found, chosen }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const wordsOf = useBookWords();
  const lines = found.books.map((line) => {
    const { what, who, to } = wordsOf(line);
    return (
      <OpenLine
        key={line.id}
        line={line}
        name={what}
        more={who}
        to={to}
        isChosen={chosen?.books.includes(line.id) ?? false}
        onChoose={chosen === null ? undefined : () => chosen.toggle('books', line.id)}
      />
    );
  });
  return <Side title={t('ofBooks')} lines={lines} count={found.bookCount} />;
}

function Side({ title, lines, count }: { title: string; lines: readonly ReactNode[]; count: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const more = count - lines.length;
  return (
    <Surface title={`${title} (${formatNumber(count, language)})`}>
      {lines.length === 0 ? (
        <p className={classes.soft}>{t('noneOpen')}</p>
      ) : (
        <ul className={classes.lines}>{lines}</ul>
      )}
      {more > 0 ? <p className={classes.soft}>{t('moreOpen', { count: formatNumber(more, language) })}</p> : null}
    </Surface>
  );
}

type LineProps = {
  line: Pick<BankLine | BookLine, 'dateAD' | 'amount'>;
  name: string;
  more: string | null;
  /** Where it opens. */
  to?: string | null;
  isChosen?: boolean;
  onChoose?: (() => void) | undefined;
  children?: ReactNode;
};

/** A line of either side: to be chosen where it is open, with its day, its words and its amount. */
export function OpenLine({ line, name, more, to = null, isChosen = false, onChoose, children }: LineProps) {
  const t = useTexts(bankStatementScreenMessages);
  return (
    <li className={classes.line}>
      {onChoose === undefined ? (
        <span />
      ) : (
        <Checkbox aria-label={t('choose', { name })} checked={isChosen} onChange={onChoose} />
      )}
      <span className={classes.says}>
        {to === null ? name : <TextLink to={to}>{name}</TextLink>}
        <small>
          <DateText ad={line.dateAD} />
          {more ? ` · ${more}` : null}
        </small>
      </span>
      <span className={classes.buttons}>
        <MoneyText rupees={line.amount} withUnit />
        {children}
      </span>
    </li>
  );
}
