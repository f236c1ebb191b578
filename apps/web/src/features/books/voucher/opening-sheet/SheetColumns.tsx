import '@mantine/core/styles/Input.layer.css';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { type TrialColumn, trialColumns } from '@bahi/domain/import/trial-balance';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import classes from './OpeningSheet.module.css';
import type { Sheet } from './sheet-types.ts';

type Props = { sheet: Sheet; isBusy: boolean; onChange: (columns: (TrialColumn | null)[]) => void };

const words = {
  code: 'sheetCode',
  name: 'sheetName',
  debit: 'debit',
  credit: 'credit',
  balance: 'sheetBalance',
} as const;

/** What each column of the file is; one that is chosen elsewhere is given up where it was. */
export function SheetColumns({ sheet: { headings, columns, missing }, isBusy, onChange }: Props) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const choose = (position: number, value: string): void => {
    const chosen = trialColumns.find((one) => one === value) ?? null;
    onChange(columns.map((one, at) => (at === position ? chosen : one === chosen ? null : one)));
  };
  return (
    <>
      <div className={classes.columns}>
        {headings.map((heading, at) => (
          <NativeSelect
            // The place of a column is what it is known by.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={t('sheetColumn', { number: formatNumber(at + 1, language), heading })}
            value={columns[at] ?? ''}
            disabled={isBusy}
            data={[
              { value: '', label: t('sheetNone') },
              ...trialColumns.map((value) => ({ value, label: t(words[value]) })),
            ]}
            onChange={({ currentTarget }) => choose(at, currentTarget.value)}
          />
        ))}
      </div>
      {missing.length === 0 ? null : (
        <p className={classes.failure} role="status">
          {t('sheetMissing')}
        </p>
      )}
    </>
  );
}
