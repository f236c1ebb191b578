import '@mantine/core/styles/Input.layer.css';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { dateForms, statementColumns } from '@bahi/domain/import/bank/statement-columns';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import classes from '../BankStatement.module.css';
import { Failure } from './Failure.tsx';
import type { Preview, Profile } from './preview-types.ts';

type Props = { preview: Preview; onChange: (profile: Profile) => void; isBusy: boolean };

const calendars = ['AD', 'BS'] as const;

/** What each column of a file is, how its days are written, its first rows, and whether its balances prove it. */
export function StatementPreview({ preview, onChange, isBusy }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { headings, columns, dateForm, isBs } = preview;
  const profile = {
    columns: columns.map((one) => one ?? '').join(','),
    dateForm,
    calendar: isBs ? 'BS' : 'AD',
  } as const;
  const nameOf = (at: number): string =>
    headings[at] || t('withoutHeading', { number: formatNumber(at + 1, language) });
  const choose = (at: number, key: string): void => {
    // A column that is given to another heading is taken from the one that had it.
    const next = columns.map((known, other) => (other === at ? key : known === key ? '' : (known ?? '')));
    onChange({ ...profile, columns: next.join(',') });
  };
  const options = [
    { value: '', label: t('notTaken') },
    ...statementColumns.map((key) => ({ value: key, label: t(key) })),
  ];
  return (
    <>
      {preview.isRemembered ? <p className={classes.soft}>{t('remembered')}</p> : null}
      <div className={classes.columns}>
        {headings.map((_, at) => (
          <NativeSelect
            // Headings may be alike: their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={nameOf(at)}
            aria-label={t('columnOf', { heading: nameOf(at) })}
            disabled={isBusy}
            value={columns[at] ?? ''}
            data={options}
            onChange={({ currentTarget }) => choose(at, currentTarget.value)}
          />
        ))}
        <NativeSelect
          label={t('dateForm')}
          disabled={isBusy}
          value={dateForm}
          data={dateForms.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) =>
            onChange({ ...profile, dateForm: dateForms.find((one) => one === currentTarget.value) ?? dateForm })
          }
        />
        <NativeSelect
          label={t('calendar')}
          disabled={isBusy}
          value={profile.calendar}
          data={calendars.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) =>
            onChange({ ...profile, calendar: currentTarget.value === 'BS' ? 'BS' : 'AD' })
          }
        />
      </div>
      <Sample preview={preview} nameOf={nameOf} />
      <Verdict preview={preview} />
    </>
  );
}

function Sample({ preview, nameOf }: { preview: Preview; nameOf: (at: number) => string }) {
  const t = useTexts(bankStatementScreenMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('firstRows')} tabIndex={0}>
      <table className={classes.sample}>
        <thead>
          <tr>
            {preview.headings.map((_, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col">
                {nameOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.sample.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What keeps the file from being read, else what it brings and how it is proven. */
function Verdict({ preview }: { preview: Preview }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { problem, lineCount, knownCount, fromAD, toAD, openingAmount, closingAmount } = preview;
  if (problem !== null) return <Failure text={problem} />;
  const money = (rupees: number | null): string => formatRupees(paisaOf(rupees ?? 0), language);
  return (
    <p role="status" className={classes.soft}>
      {t('proven', {
        count: formatNumber(lineCount, language),
        known: formatNumber(knownCount, language),
        opening: money(openingAmount),
        closing: money(closingAmount),
      })}{' '}
      {/* A day that was taken for a month shows here before anything is stored. */}
      {t('from')}: <DateText ad={fromAD} withAd /> · {t('to')}: <DateText ad={toAD} withAd />
    </p>
  );
}
