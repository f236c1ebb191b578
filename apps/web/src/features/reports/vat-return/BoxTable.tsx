import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { searchOf } from '@bahi/contract/reports/report/filter-texts';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { parseAdDate, isDateProblem } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import type { VatBox } from '@bahi/domain/numbers/vat-return';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import { WholeRupees } from './WholeRupees.tsx';
import classes from './VatReturn.module.css';

const boxNames = {
  '1.1': 'box11',
  '1.2': 'box12',
  '1.3': 'box13',
  '2.1': 'box21',
  '2.2': 'box22',
  '2.3': 'box23',
  '2.4': 'box24',
  '3.1': 'box31',
  '4': 'box4',
  '5': 'box5',
  '6': 'box6',
  '7': 'box7',
} as const satisfies Record<VatBox, string>;
const sums: ReadonlySet<VatBox> = new Set(['4', '5', '7']);
const columns = ['value', 'credit', 'debit'] as const;

/** The form of the tax office: each box opens its lines; what was filed otherwise stands below. */
export function BoxTable({ found }: { found: VatMonthReturn }) {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const language = useLanguage();
  const linesOf = useLinesOf(found);
  return (
    <div className={classes.scrolls} role="region" aria-label={t('boxes')} tabIndex={0}>
      <table className={classes.boxes} aria-label={t('boxes')}>
        <thead>
          <tr>
            <th scope="col">{words('box')}</th>
            <th scope="col">{words('what')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes.amount}>
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.boxes.map((row) => {
            const to = linesOf(row.box);
            const name = words(boxNames[row.box]);
            const number = inDigitsOf(row.box, language);
            return (
              <tr key={row.box} data-sum={sums.has(row.box) || undefined}>
                <td>{number}</td>
                <th scope="row">
                  {to === null ? (
                    name
                  ) : (
                    <TextLink to={to} label={`${name}: ${t('linesOf', { box: number })}`}>
                      {name}
                    </TextLink>
                  )}
                </th>
                {columns.map((column) => (
                  <td key={column} className={classes.amount}>
                    {row[column] === null ? '' : <WholeRupees rupees={row[column]} />}
                    {row.filed === null || row.filed[column] === row[column] ? null : (
                      <span className={classes.filed}>
                        {t('filedAs', { amount: amountText(row.filed[column] ?? 0, language) })}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          <Typed label={words('box8')} box="8" value={<WholeRupees rupees={found.typed.refundAsked} />} />
          {found.typed.refundBasis === null ? null : (
            <Typed label={words('box9')} box="9" value={found.typed.refundBasis} />
          )}
          <Typed label={words('box10')} box="10" value={<WholeRupees rupees={found.typed.paid} />} />
          {found.typed.voucherNumber === null ? null : (
            <Typed label={words('voucherNumber')} box="10" value={found.typed.voucherNumber} />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Whole rupees in a sentence. */
function amountText(rupees: number, language: Language): string {
  return formatNumber(rupees, language);
}

/** A box that is typed when the return is filed. */
function Typed({ box, label, value }: { box: string; label: string; value: ReactNode }) {
  const language = useLanguage();
  return (
    <tr>
      <td>{inDigitsOf(box, language)}</td>
      <th scope="row">{label}</th>
      <td className={classes.amount}>{value}</td>
      <td />
      <td />
    </tr>
  );
}

/** The register that has the lines of a box, and what of it they are. */
const linesOfBoxes: Partial<
  Record<VatBox, { path: 'sales-register-report' | 'purchase-register-report'; box: string }>
> = {
  '1.1': { path: 'sales-register-report', box: 'TAXABLE' },
  '1.2': { path: 'sales-register-report', box: 'EXPORT' },
  '1.3': { path: 'sales-register-report', box: 'EXEMPT' },
  '2.1': { path: 'purchase-register-report', box: 'TAXABLE' },
  '2.2': { path: 'purchase-register-report', box: 'IMPORT' },
  '2.3': { path: 'purchase-register-report', box: 'EXEMPT' },
  '2.4': { path: 'purchase-register-report', box: 'EXEMPT_IMPORT' },
};

/** Where the lines of a box stand: a register of the month, or the return of the month before. */
function useLinesOf({ month }: VatMonthReturn): (box: VatBox) => string | null {
  const { can } = useSession();
  const filter = { fromDate: month.firstDayAD, toDate: month.lastDayAD };
  return (box) => {
    const lines = linesOfBoxes[box];
    if (lines === undefined) return box === '6' ? monthBefore(month.firstDayAD) : null;
    const { screen, module } = reportScreens[lines.path];
    return can(`${module}.report`) ? `${screen}?${searchOf({ ...filter, box: lines.box }, 'result')}` : null;
  };
}

function monthBefore(firstDayAD: string): string | null {
  const first = parseAdDate(firstDayAD);
  return isDateProblem(first) ? null : screenAt(screens.vatReturn, { lastDay: formatAdDate(addDays(first, -1)) });
}
