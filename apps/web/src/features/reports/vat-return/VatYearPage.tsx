import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import {
  amountsBought,
  amountsSold,
  type VatYear,
  type VatYearParty,
} from '@bahi/contract/reports/vat-return/vat-year';
import { vatYearWords } from '@bahi/contract/reports/vat-return/vat-year-words.messages';
import { screens } from '@bahi/contract/screens';
import { paisaOf, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { NativeSelect } from '@mantine/core';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { FiscalYearChoice } from '../../../ui/dates/FiscalYearChoice.tsx';
import { ExportMenu } from '../../../ui/list/ExportMenu.tsx';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { ReturnError } from './ReturnError.tsx';
import { useYearColumns, useYearTotalColumns, type YearSide, yearSides } from './year-columns.tsx';
import classes from './VatReturn.module.css';

/** Who was sold to or bought from for more than one lakh in a fiscal year, as schedule 13 has it. */
export function VatYearPage() {
  const t = useTexts(vatYearWords);
  const { can } = useSession();
  const [address] = useAddress();
  const fiscalYear = address.get('fiscalYear') ?? '';
  const query = fiscalYear === '' ? {} : { fiscalYear };
  const { data, error, isPending, refetch } = useCall(
    vatReturnContract.year,
    { query },
    { staleTime: 0, keepPrevious: true },
  );
  const side = yearSides.find((one) => one === address.get('side')) ?? 'everybody';
  const isDesktop = useIsDesktop();
  return (
    <>
      <PageTitle title={t('title')} backTo={screens.vatReturns}>
        {data === undefined ? null : (
          <>
            <SideChoice side={side} />
            <FiscalYearChoice label={t('year')} fiscalYear={data.fiscalYear} years={data.years} />
            {can(vatReturnContract.downloadYear) && data.parties.length > 0 ? (
              <ExportMenu
                fetchFile={(wish) =>
                  call(vatReturnContract.downloadYear, { body: { fiscalYear: data.fiscalYear, ...wish } })
                }
              />
            ) : null}
          </>
        )}
      </PageTitle>
      <p className={classes.hint}>{t('hint')}</p>
      {error === null ? null : <ReturnError error={error} onRetry={() => void refetch()} />}
      {isPending ? <ListSkeleton columns={8} isTable={isDesktop} /> : null}
      {data === undefined || error !== null ? null : <YearParts year={data} side={side} />}
    </>
  );
}

function SideChoice({ side }: { side: YearSide }) {
  const t = useTexts(vatYearWords);
  const [, change] = useAddress();
  return (
    <NativeSelect
      aria-label={t('whose')}
      value={side}
      data={yearSides.map((one) => ({ value: one, label: t(one) }))}
      onChange={({ currentTarget }) => change({ side: currentTarget.value })}
    />
  );
}

function YearParts({ year, side }: { year: VatYear; side: YearSide }) {
  const t = useTexts(vatYearWords);
  const isDesktop = useIsDesktop();
  const columns = useYearColumns(side);
  const totalColumns = useYearTotalColumns(side);
  const rows = year.parties.filter((party) => isOf(party, side));
  const List = isDesktop ? ListTable : ListCards;
  const others = (amount: (typeof amountsBought)[number]): number =>
    rupeesFromPaisa(subtractPaisa(paisaOf(year.all[amount]), paisaOf(year.listed[amount])));
  const rest = Object.fromEntries([...amountsBought, ...amountsSold].map((amount) => [amount, others(amount)]));
  const totals = [
    { ...year.listed, what: 'listed' as const },
    { ...year.all, ...rest, what: 'others' as const },
    { ...year.all, what: 'all' as const },
  ];
  return (
    <>
      <Surface title={t(side === 'everybody' ? 'title' : side)}>
        {rows.length === 0 ? (
          <EmptyState icon={<Users size={32} aria-hidden />} title={t('none')} text={t('noneText')} />
        ) : (
          <Scrolls label={t('title')}>
            <List label={t('title')} columns={columns} rows={rows} rowKey={keyOf} rowName={({ name }) => name} />
          </Scrolls>
        )}
      </Surface>
      <Surface title={t('totals')}>
        <Scrolls label={t('totals')}>
          <List
            label={t('totals')}
            columns={totalColumns}
            rows={totals}
            rowKey={({ what }) => what}
            rowName={({ what }) => t(what)}
          />
        </Scrolls>
      </Surface>
    </>
  );
}

/** Ten columns are wider than a small screen: they are moved within their own place. */
function Scrolls({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`${classes.scrolls} ${classes.wide}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

function keyOf({ pan, name }: VatYearParty): string {
  return pan ?? name;
}

/** Whether anything was sold to somebody, or bought from them. */
function isOf(party: VatYearParty, side: YearSide): boolean {
  if (side === 'everybody') return true;
  return (side === 'sold' ? amountsSold : amountsBought).some((amount) => party[amount] !== 0);
}
