import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import { moveWords } from '@bahi/contract/stock/stock-card/move-words.messages';
import { stockCardColumns } from '@bahi/contract/stock/stock-card/stock-card-columns.messages';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { Batches } from '../batch/Batches.tsx';
import { MoveSource } from './MoveSource.tsx';
import type { CardRow } from './StockCard.tsx';
import classes from './StockCard.module.css';

const figure = { align: 'end', whole: true } as const;
type Unit = { unitName: string; unitNameNp: string | null };

/** The columns of a card, as they stand in Excel and on paper too. */
export function useCardColumns(unit: Unit | undefined, isOfOneOutlet: boolean): Column<CardRow>[] {
  const t = useTexts(stockCardColumns);
  const words = useTexts(stockCardScreen);
  const kinds = useTexts(moveWords);
  const language = useLanguage();
  const { outlets } = useSession();
  const money = useMoneyColumns();
  const unitName = nameIn(language, unit?.unitName, unit?.unitNameNp);
  const moved = (key: 'in' | 'out', sign: 1 | -1): Column<CardRow> => ({
    ...figure,
    key,
    title: t(key),
    cell: ({ quantity }) => (quantity * sign > 0 ? <QuantityText value={quantity * sign} /> : null),
  });
  const outlet: Column<CardRow> = {
    key: 'outlet',
    title: t('outlet'),
    card: 'more',
    isSelfTold: true,
    cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
  };
  const leftText = (units: number): string => formatQuantity(quantityFromNumber(units) ?? zeroQuantity, language);
  return [
    { key: 'date', title: t('date'), whole: true, card: 'date', cell: ({ dateAD }) => <DateText ad={dateAD} withAd /> },
    { key: 'what', title: t('what'), card: 'who', cell: ({ kind }) => kinds(kind) },
    {
      key: 'reference',
      title: t('reference'),
      card: 'more',
      isSelfTold: true,
      cell: (row) => (
        <>
          <MoveSource sourceKind={row.sourceKind} sourceId={row.sourceId} reference={row.reference} />
          <Batches {...(row.batches === undefined ? {} : { batches: row.batches })} className={classes.batch} />
        </>
      ),
    },
    ...(outlets.length > 1 && !isOfOneOutlet ? [outlet] : []),
    {
      ...moved('in', 1),
      card: 'amount',
      // Both ways stand in one place: what left below zero; of what moved only the value, that.
      cardCell: ({ quantity, value }) =>
        quantity === 0 ? <MoneyText rupees={value} withUnit /> : <QuantityText value={quantity} unit={unitName} />,
    },
    moved('out', -1),
    ...(money === null ? [] : money.moved),
    {
      ...figure,
      key: 'balance',
      title: t('balance'),
      card: 'status',
      cell: ({ runningQuantity }) => <QuantityText value={runningQuantity} />,
      cardCell: ({ runningQuantity }) => words('left', { quantity: leftText(runningQuantity) }),
    },
    ...(money === null ? [] : [money.worth]),
  ];
}

/** What goods cost and are worth; null for who may not see that. */
function useMoneyColumns(): { moved: Column<CardRow>[]; worth: Column<CardRow> } | null {
  const t = useTexts(stockCardColumns);
  const { can } = useSession();
  if (!can({ access: rightToCost })) return null;
  return {
    moved: [
      {
        ...figure,
        key: 'unitCost',
        title: t('unitCost'),
        cell: ({ unitCost }) => (unitCost === null ? null : <MoneyText rupees={unitCost} />),
      },
      { ...figure, key: 'value', title: t('value'), cell: ({ value }) => <MoneyText rupees={value} /> },
    ],
    worth: {
      ...figure,
      key: 'balanceValue',
      title: t('balanceValue'),
      cell: ({ runningValue }) => <MoneyText rupees={runningValue} />,
    },
  };
}
