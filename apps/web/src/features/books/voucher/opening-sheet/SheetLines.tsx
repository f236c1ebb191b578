import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';
import { Badge } from '../../../../ui/texts/StatusBadge.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import table from '../VoucherTable.module.css';
import classes from './OpeningSheet.module.css';
import type { useVoucherAccounts } from '../use-voucher-accounts.ts';
import { type Chosen, isLeftOut, type Sheet } from './sheet-types.ts';

const tones = { TAKEN: 'success', AGREES: 'neutral', ELSEWHERE: 'warning', REFUSED: 'danger' } as const;

type Props = Omit<MatchProps, 'line'> & { sheet: Sheet };

/** The lines of the file with their rows: what is taken over of each, or why nothing is. */
export function SheetLines({ sheet, ...matching }: Props) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const difference = subtractPaisa(paisaOf(sheet.debit), paisaOf(sheet.credit));
  const money = (rupees: number) => <td data-align="end">{rupees === 0 ? '—' : <MoneyText rupees={rupees} />}</td>;
  return (
    <>
      {difference === 0 ? null : (
        <p className={classes.failure} role="status">
          {t('sheetUnbalanced', { amount: formatRupees(asPaisa(Math.abs(difference)), language) })}
        </p>
      )}
      <div className={table.scroll} tabIndex={0} role="group" aria-label={t('sheetTitle')}>
        <table className={table.lines}>
          <thead>
            <tr>
              <th scope="col">{t('sheetRow')}</th>
              <th scope="col">{t('account')}</th>
              <th scope="col" data-align="end">
                {t('debit')}
              </th>
              <th scope="col" data-align="end">
                {t('credit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.lines.map((line) => (
              <tr key={line.row}>
                <td>{formatNumber(line.row, language)}</td>
                <td>
                  {[line.code, line.name].filter(Boolean).join(' · ')}{' '}
                  {isLeftOut(line.row, matching.chosen) ? (
                    <Badge tone="neutral">{t('sheetLeftOut')}</Badge>
                  ) : (
                    <Badge tone={tones[line.state]}>{t(line.state)}</Badge>
                  )}
                  {line.problem === null ? null : <small className={classes.problem}>{line.problem}</small>}
                  {line.isChoosable || isLeftOut(line.row, matching.chosen) ? (
                    <Match line={line} {...matching} />
                  ) : null}
                </td>
                {money(line.debit)}
                {money(line.credit)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{t('total')}</th>
              {money(sheet.debit)}
              {money(sheet.credit)}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

type MatchProps = {
  line: Sheet['lines'][number];
  chosen: Chosen;
  accounts: Pick<ReturnType<typeof useVoucherAccounts>, 'options' | 'isLoading'>;
  isBusy: boolean;
  /** An account for the row, null to leave it out, undefined to think again. */
  onMatch: (row: number, accountId: number | null | undefined) => void;
};

const leftOut = 'out';

/** The account of a row that none fits by itself. */
function Match({ line: { row }, chosen, accounts, isBusy, onMatch }: MatchProps) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const value = chosen.get(row);
  return (
    <SearchSelect
      className={classes.match ?? ''}
      aria-label={t('sheetAccount', { row: formatNumber(row, language) })}
      placeholder={t('account')}
      value={value === null ? leftOut : (value ?? '')}
      options={[...accounts.options, { value: leftOut, label: t('sheetLeaveOut') }]}
      isLoading={accounts.isLoading}
      disabled={isBusy}
      clearable
      onChange={(key) => onMatch(row, key === leftOut ? null : key === '' ? undefined : Number(key))}
    />
  );
}
