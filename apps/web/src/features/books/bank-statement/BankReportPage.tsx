import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button, Skeleton } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { Answer } from '@bahi/contract/endpoint';
import { BsDatePicker } from '../../../ui/dates/BsDatePicker.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './BankStatement.module.css';
import { useBookWords } from './book-words.ts';
import { OpenLine } from './reconcile/OpenSides.tsx';

registerTexts(bankStatementMessages);

type Report = Answer<typeof bankStatementContract.report>;

/** The balance of the books and that of the statement as at a day, with all that lies between them. */
export function BankReportPage() {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const id = Number(useParams()['accountId']);
  const [dateAD, setDate] = useState('');
  const query = dateAD === '' ? {} : { dateAD };
  const { data, error, refetch } = useCall(
    bankStatementContract.report,
    { params: { id }, query },
    { keepPrevious: true },
  );
  const name = data === undefined ? '' : nameIn(language, data.account.name, data.account.nameNp);
  return (
    <>
      <PageTitle title={t('reportTitle', { account: name })} backTo={screens.bankStatements}>
        <Button component={Link} to={screenAt(screens.bankReconciliation, { accountId: id })} variant="default">
          {t('reconcile')}
        </Button>
        <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageTitle>
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton height={320} aria-hidden /> : null}
      {data === undefined ? null : (
        <div className={classes.steps}>
          <Surface narrow>
            <BsDatePicker label={t('asAt')} value={dateAD || data.dateAD} onChange={setDate} />
            <Sums report={data} />
          </Surface>
          <Between report={data} />
        </div>
      )}
    </>
  );
}

function Sums({ report }: { report: Report }) {
  const t = useTexts(bankStatementScreenMessages);
  const rows = [
    [t('bookBalance'), report.bookAmount, false],
    [t('lessBooks'), -report.bookOpenAmount, false],
    [t('plusLines'), report.lineOpenAmount, false],
    [t('statementBalance'), report.statementAmount, true],
  ] as const;
  return (
    <>
      <dl className={classes.sum}>
        {rows.map(([label, rupees, isTotal]) => (
          <div key={label} className={classes.row} data-total={isTotal || undefined}>
            <dt>{label}</dt>
            <dd>
              <MoneyText rupees={rupees} withUnit />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>{t('addsUp')}</p>
    </>
  );
}

/** The lines that each of the two figures between the balances is made of. */
function Between({ report }: { report: Report }) {
  const t = useTexts(bankStatementScreenMessages);
  const wordsOf = useBookWords();
  return (
    <div className={classes.sides}>
      <Surface title={t('lessBooks')}>
        {report.books.length === 0 ? <p className={classes.soft}>{t('noneOpen')}</p> : null}
        <ul className={classes.lines}>
          {report.books.map((line) => (
            <OpenLine key={line.id} line={line} name={wordsOf(line).what} more={wordsOf(line).who} />
          ))}
        </ul>
      </Surface>
      <Surface title={t('plusLines')}>
        {report.lines.length === 0 ? <p className={classes.soft}>{t('noneOpen')}</p> : null}
        <ul className={classes.lines}>
          {report.lines.map((line) => (
            <OpenLine
              key={line.id}
              line={line}
              name={line.isOpening ? t('broughtForward') : line.text}
              more={line.reference}
            />
          ))}
        </ul>
      </Surface>
    </div>
  );
}
