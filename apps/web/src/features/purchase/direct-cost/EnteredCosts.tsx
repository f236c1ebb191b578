import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { formatRupees, paisaOf, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { DueStateBadge } from '../../money/due-document/DueStateBadge.tsx';
import { type CostRow, useCostName } from './direct-cost-rows.ts';
import classes from './PurchaseCosts.module.css';

const nameLength = 24;
type Words = { t: Translate<typeof directCostScreenMessages.texts>; language: Language };
type Props = { costs: readonly CostRow[]; onOpen: (id: number) => void; actionsOf: (row: CostRow) => RowAction[] };

/** The costs of one purchase as they were entered, those that were cancelled among them; the totals are without these. */
export function EnteredCosts({ costs, onOpen, actionsOf }: Props) {
  const t = useTexts(directCostScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const nameOf = useCostName();
  const Rows = useIsDesktop() ? ListTable : ListCards;
  if (costs.length === 0) return <p className={classes.remark}>{t('noneEntered')}</p>;
  return (
    <Rows
      label={t('entered')}
      columns={[
        ...namingColumns({ t, language }),
        ...amountColumns({ t, language }, costs),
        { key: 'status', title: ui('status'), card: 'status', cell: (row) => <DueStateBadge row={row} /> },
      ]}
      rows={costs}
      rowKey={({ id }) => id}
      rowName={nameOf}
      onOpen={({ id }) => onOpen(id)}
      actionsOf={actionsOf}
    />
  );
}

function namingColumns({ t, language }: Words): Column<CostRow>[] {
  const vendorOf = (row: CostRow) => nameIn(language, row.vendorName, row.vendorNameNp);
  return [
    {
      key: 'kind',
      title: t('cost'),
      card: 'who',
      cell: (row) => (
        <>
          <WholeText text={nameIn(language, row.heading, row.headingNp)} length={nameLength} />
          <span className={classes.beside}>{vendorOf(row)}</span>
        </>
      ),
    },
    {
      key: 'bill',
      title: t('bill'),
      whole: true,
      card: 'date',
      cell: (row) => (
        <>
          <DateText ad={row.billDateAD} />
          {row.billNumber === null ? null : <span className={classes.beside}>{row.billNumber}</span>}
        </>
      ),
      cardCell: (row) => (
        <>
          {row.billNumber === null ? null : `${row.billNumber}, `}
          <DateText ad={row.billDateAD} />
        </>
      ),
    },
    {
      key: 'spreadBy',
      title: t('spreadBy'),
      card: 'more',
      cell: (row) => (
        <>
          {t(row.allocationMethod)}
          {row.perUnitCost === null ? null : (
            <span className={classes.beside}>
              {t('perUnitOf', { amount: formatRupees(paisaOf(row.perUnitCost), language) })}
            </span>
          )}
        </>
      ),
    },
  ];
}

function amountColumns({ t, language }: Words, costs: readonly CostRow[]): Column<CostRow>[] {
  const totalOf = (field: 'netAmount' | 'vatAmount' | 'totalBillAmount') => {
    const inForce = costs.filter(({ isActive }) => isActive).map((row) => paisaOf(row[field]));
    return <MoneyText rupees={rupeesFromPaisa(sumPaisa(inForce))} />;
  };
  return [
    {
      key: 'net',
      title: t('netColumn'),
      align: 'end',
      cell: (row) => <MoneyText rupees={row.netAmount} />,
      total: totalOf('netAmount'),
    },
    {
      key: 'vat',
      title: t('vatColumn'),
      align: 'end',
      card: 'more',
      cell: (row) => <MoneyText rupees={row.vatAmount} />,
      cardCell: (row) => (row.vatAmount === 0 ? null : <MoneyText rupees={row.vatAmount} />),
      total: totalOf('vatAmount'),
    },
    {
      key: 'total',
      title: t('totalColumn'),
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.totalBillAmount} />,
      cardCell: (row) => <MoneyText rupees={row.totalBillAmount} withUnit />,
      total: totalOf('totalBillAmount'),
    },
    {
      key: 'stock',
      title: t('stockColumn'),
      align: 'end',
      card: 'more',
      cell: (row) => (
        <>
          <MoneyText rupees={row.stockAmount} />
          {row.adjustedAmount === 0 ? null : (
            <span className={classes.beside}>
              {t('ofGone', { amount: formatRupees(paisaOf(row.adjustedAmount), language) })}
            </span>
          )}
        </>
      ),
    },
  ];
}
