import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { searchOf } from '@bahi/contract/reports/report/filter-texts';
import { CircleCheck, CircleX } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import classes from './VatReturn.module.css';

type Tie = VatMonthReturn['ties'][number];
type Month = VatMonthReturn['month'];

/** What the month is held against, green or red, with the very papers that break it. */
export function Ties({ ties, month }: { ties: readonly Tie[]; month: Month }) {
  return (
    <ul className={classes.ties}>
      {ties.map((tie) => (
        <TieItem key={tie.tie} tie={tie} month={month} />
      ))}
    </ul>
  );
}

function TieItem({ tie, month }: { tie: Tie; month: Month }) {
  const t = useTexts(vatReturnScreenMessages);
  const Icon = tie.isTied ? CircleCheck : CircleX;
  return (
    <li>
      <div className={classes.tie}>
        <span>{t(tie.tie)}</span>
        <Badge tone={tie.isTied ? 'success' : 'danger'} icon={<Icon size={14} aria-hidden />}>
          {t(tie.isTied ? 'tied' : 'untied')}
        </Badge>
      </div>
      <Sides tie={tie} />
      {tie.tie === 'ACCOUNTS' && !tie.isTied ? <Accounts month={month} isSplit={tie.said === tie.other} /> : null}
      {tie.breaks.length === 0 ? null : (
        <ul className={classes.breaks}>
          {tie.breaks.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- of two people without a PAN the names may be the same
            <li key={`${row.documentId ?? ''} ${row.name} ${place}`}>
              <Break tie={tie} row={row} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What may have broken the tie of the accounts, as a whole or between the two, and where they stand. */
function Accounts({ month, isSplit }: { month: Month; isSplit: boolean }) {
  const t = useTexts(vatReturnScreenMessages);
  const { can } = useSession();
  const { screen, module } = reportScreens['account-ledger'];
  return (
    <>
      <p className={classes.soft}>{t(isSplit ? 'splitText' : 'accountsText')}</p>
      {can(`${module}.report`) ? (
        <div className={classes.links}>
          {(['INPUT_VAT', 'OUTPUT_VAT'] as const).map((account) => (
            <TextLink
              key={account}
              to={`${screen}?${searchOf({ fromDate: month.firstDayAD, toDate: month.lastDayAD, account }, 'result')}`}
            >
              {t(account)}
            </TextLink>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The two amounts, or why there is none to hold against. */
function Sides({ tie: { tie, said, other } }: { tie: Tie }) {
  const t = useTexts(vatReturnScreenMessages);
  if (said === null) return null;
  if (other === null) return <p className={classes.soft}>{tie === 'BROUGHT_FORWARD' ? t('beforeUnfiled') : null}</p>;
  return (
    <p className={classes.soft}>
      <MoneyText rupees={said} withUnit />
      {said === other ? null : (
        <>
          {' ≠ '}
          <MoneyText rupees={other} withUnit />
        </>
      )}
    </p>
  );
}

function Break({ tie, row }: { tie: Tie; row: Tie['breaks'][number] }) {
  const t = useTexts(vatReturnScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const name = nameIn(language, row.name, row.nameNp) ?? row.name;
  const screen = row.documentKind === null ? null : documentScreen(row.documentKind);
  const amount = row.amount === null ? null : <MoneyText rupees={row.amount} withUnit />;
  if (tie.tie === 'NUMBERS') return t('gap', { name });
  return (
    <>
      {screen === null || !can(screen.needs) ? (
        name
      ) : (
        <TextLink to={`${screen.list}?view=${row.documentId}`}>{name}</TextLink>
      )}{' '}
      {amount}
    </>
  );
}
