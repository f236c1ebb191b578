import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { searchOf } from '@bahi/contract/reports/report/filter-texts';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { BoxTable } from './BoxTable.tsx';
import { useFilingColumns, usePartyColumns } from './return-columns.tsx';
import { MonthState } from './return-month-columns.tsx';
import { ReturnExport } from './ReturnExport.tsx';
import { ReturnPayments } from './ReturnPayments.tsx';
import { Ties } from './Ties.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import classes from './VatReturn.module.css';
import { WholeRupees } from './WholeRupees.tsx';

type Props = { found: VatMonthReturn };

/** The boxes with how many papers there are, what they tie to, who is listed beside them, and what was filed. */
export function ReturnParts({ found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  return (
    <>
      <Head found={found} />
      <ChangedNotice found={found} />
      <div className={classes.parts}>
        <Surface title={t('boxes')}>
          <BoxTable found={found} />
        </Surface>
        <div>
          <Surface title={t('ties')}>
            <Ties ties={found.ties} month={found.month} />
          </Surface>
          <Surface title={t('counts')}>
            <Counts counts={found.counts} />
          </Surface>
        </div>
      </div>
      <ReturnPayments found={found} />
      <Parties found={found} />
      <Filings found={found} />
    </>
  );
}

/** What is to be paid or carried, until when, and how far it is. */
function Head({ found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const { month, isOver, filings, payable, carriedForward, carriedBefore, typed } = found;
  return (
    <div className={classes.head}>
      <p>
        {payable > 0 || carriedForward === 0 ? t('toPay') : t('credit')}{' '}
        <strong>
          <WholeRupees rupees={payable > 0 ? payable : carriedForward} withUnit />
        </strong>
      </p>
      <p>
        {words('dueDay')} <DateText ad={month.dueDayAD} withAd />
      </p>
      <MonthState
        month={{
          isOver,
          filing: filings[0] ?? null,
          dueDayAD: month.dueDayAD,
          isElsewhere: found.refusal === 'BEFORE_FIRST',
          isToFileAgain: carriedBefore !== null && carriedBefore !== typed.broughtForward,
        }}
      />
    </div>
  );
}

/** Where the books were opened again after a return: which registers show what came later. */
function ChangedNotice({ found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const { can } = useSession();
  const last = found.filings.find(({ state }) => state === 'SUBMITTED');
  if (last === undefined || found.boxes.every(({ filed }) => filed === null)) return null;
  const { firstDayAD, lastDayAD } = found.month;
  const filter = { fromDate: firstDayAD, toDate: lastDayAD, knownOn: last.saidOnAD };
  const registers = [
    { ...reportScreens['sales-register-report'], label: t('salesThen') },
    { ...reportScreens['purchase-register-report'], label: t('purchasesThen') },
  ].filter(({ module }) => can(`${module}.report`));
  return (
    <section className={classes.notice} aria-label={t('changed')}>
      <p>
        <strong>{t('changed')}</strong>
      </p>
      <p>{t('changedText')}</p>
      <div className={classes.links}>
        {registers.map(({ screen, label }) => (
          <TextLink key={screen} to={`${screen}?${searchOf(filter, 'result')}`}>
            {label}
          </TextLink>
        ))}
      </div>
    </section>
  );
}

const countNames = [
  'purchaseBills',
  'creditNotes',
  'debitNotes',
  'creditAdvices',
  'debitAdvices',
  'salesBills',
] as const;

function Counts({ counts }: { counts: VatMonthReturn['counts'] }) {
  const words = useTexts(vatReturnWords);
  return (
    <dl className={classes.counts}>
      {countNames.map((name) => (
        <CountRow key={name} label={words(name)} count={counts[name]} />
      ))}
    </dl>
  );
}

function CountRow({ label, count }: { label: string; count: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <NumberText value={count} />
      </dd>
    </>
  );
}

function Parties({ found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  const { can } = useSession();
  const isDesktop = useIsDesktop();
  const shown = {
    label: words('partiesTitle'),
    columns: usePartyColumns(),
    rows: found.parties,
    rowKey: (row: VatMonthReturn['parties'][number]) => `${row.direction} ${row.pan ?? row.name}`,
    rowName: (row: VatMonthReturn['parties'][number]) => row.name,
  };
  const takes = found.parties.length > 0 && can(vatReturnContract.download);
  const take = (
    <ReturnExport
      what="PARTIES"
      fetchFile={(wish) => call(vatReturnContract.download, { body: { dayAD: found.month.lastDayAD, ...wish } })}
    />
  );
  return (
    <Surface title={words('partiesTitle')} actions={takes ? take : undefined}>
      {found.parties.length === 0 ? (
        <EmptyState icon={null} title={t('noParties')} />
      ) : isDesktop ? (
        <ListTable {...shown} />
      ) : (
        <ListCards {...shown} />
      )}
    </Surface>
  );
}

function Filings({ found }: Props) {
  const t = useTexts(vatReturnScreenMessages);
  const isDesktop = useIsDesktop();
  const shown = {
    label: t('filings'),
    columns: useFilingColumns(),
    rows: found.filings,
    rowKey: (row: VatMonthReturn['filings'][number]) => row.id,
    rowName: (row: VatMonthReturn['filings'][number]) => row.submissionNumber,
  };
  return (
    <Surface title={t('filings')}>
      {found.filings.length === 0 ? (
        <EmptyState icon={null} title={t('noFilings')} />
      ) : isDesktop ? (
        <ListTable {...shown} />
      ) : (
        <ListCards {...shown} />
      )}
    </Surface>
  );
}
