import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { addPaisa, asPaisa, formatRupees, type Paisa, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { Button, Skeleton } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Answer } from '@bahi/contract/endpoint';
import { BsDatePicker } from '../../../ui/dates/BsDatePicker.tsx';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './BankStatement.module.css';
import { useBookWords, useLineName } from './book-words.ts';
import { Failure } from './read/Failure.tsx';
import { OpenLine } from './reconcile/OpenSides.tsx';

registerTexts(bankStatementMessages);

type Report = Answer<typeof bankStatementContract.report>;

/** The balance of the books and that of the statement as at a day, with all that lies between them. */
export function BankReportPage() {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
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
        {can(bankStatementContract.downloadReport) ? (
          <ExportMenu
            fetchFile={(wish) =>
              call(bankStatementContract.downloadReport, { params: { id }, body: { ...query, ...wish } })
            }
          />
        ) : null}
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
  const language = useLanguage();
  const difference = differenceOf(report);
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
      {difference === 0 ? (
        <p className={classes.soft}>{t('addsUp')}</p>
      ) : (
        <Failure text={t('notAddedUp', { amount: formatRupees(difference, language) })} />
      )}
    </>
  );
}

/** By how much the sum differs from the balance of the statement. */
function differenceOf({ bookAmount, bookOpenAmount, lineOpenAmount, statementAmount }: Report): Paisa {
  const ofBooks = subtractPaisa(paisaOf(bookAmount), paisaOf(bookOpenAmount));
  return asPaisa(Math.abs(subtractPaisa(addPaisa(ofBooks, paisaOf(lineOpenAmount)), paisaOf(statementAmount))));
}

/** The lines that each of the two figures between the balances is made of. */
function Between({ report }: { report: Report }) {
  const t = useTexts(bankStatementScreenMessages);
  const wordsOf = useBookWords();
  const nameOf = useLineName();
  return (
    <div className={classes.sides}>
      <Surface title={t('lessBooks')}>
        {report.books.length === 0 ? <p className={classes.soft}>{t('noneOpen')}</p> : null}
        <ul className={classes.lines}>
          {report.books.map((line) => {
            const { what, who, to } = wordsOf(line);
            return <OpenLine key={line.id} line={line} name={what} more={who} to={to} />;
          })}
        </ul>
        <MoreNamed count={report.bookCount - report.books.length} />
      </Surface>
      <Surface title={t('plusLines')}>
        {report.lines.length === 0 ? <p className={classes.soft}>{t('noneOpen')}</p> : null}
        <ul className={classes.lines}>
          {report.lines.map((line) => (
            <OpenLine key={line.id} line={line} name={nameOf(line)} more={line.reference} />
          ))}
        </ul>
        <MoreNamed count={report.lineCount - report.lines.length} />
      </Surface>
    </div>
  );
}

/** How many lines are too many to be named. */
function MoreNamed({ count }: { count: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  return count > 0 ? <p className={classes.soft}>{t('moreNamed', { count: formatNumber(count, language) })}</p> : null;
}
