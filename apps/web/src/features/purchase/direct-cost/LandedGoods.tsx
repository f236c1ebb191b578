import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { type Paisa, rupeesFromPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { costPerUnit, type LandedLine } from './landed-goods.ts';

const nameLength = 40;

/** The goods of a purchase: what they cost, what they bear of the costs so far, and what a unit comes to by that. */
export function LandedGoods({ lines }: { lines: readonly LandedLine[] }) {
  const t = useTexts(directCostScreenMessages);
  const first = useGoodsColumns();
  const columns: Column<LandedLine>[] = [
    ...first,
    {
      key: 'cost',
      title: t('costColumn'),
      align: 'end',
      card: 'more',
      cell: ({ cost }) => <Money of={cost} />,
      total: <Money of={sumPaisa(lines.map(({ cost }) => cost))} />,
    },
    {
      key: 'borne',
      title: t('borneColumn'),
      align: 'end',
      card: 'more',
      cell: ({ borne }) => <Money of={borne} />,
      total: <Money of={sumPaisa(lines.map(({ borne }) => borne))} />,
    },
    {
      key: 'perUnit',
      title: t('perUnitColumn'),
      align: 'end',
      card: 'more',
      cell: (line) => <Money of={costPerUnit(line)} />,
    },
  ];
  return <GoodsRows label={t('goods')} columns={columns} rows={lines} />;
}

type PreviewProps = { lines: readonly LandedLine[]; parts: readonly Paisa[] };
type Part = LandedLine & { part: Paisa };

/** What each line would bear of the costs that are being written, and what a unit would come to. */
export function LandedPreview({ lines, parts }: PreviewProps) {
  const t = useTexts(directCostScreenMessages);
  const rows = lines.map((line, position) => ({ ...line, part: parts[position] ?? zeroPaisa }));
  const columns: Column<Part>[] = [
    ...useGoodsColumns(),
    {
      key: 'part',
      title: t('newColumn'),
      align: 'end',
      card: 'more',
      cell: ({ part }) => <Money of={part} />,
      total: <Money of={sumPaisa(parts)} />,
    },
    {
      key: 'then',
      title: t('thenColumn'),
      align: 'end',
      card: 'more',
      cell: (row) => <Money of={costPerUnit(row, row.part)} />,
    },
  ];
  return <GoodsRows label={t('preview')} columns={columns} rows={rows} />;
}

function useGoodsColumns(): Column<LandedLine>[] {
  const t = useTexts(directCostScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'goods',
      title: t('goods'),
      card: 'who',
      cell: ({ line }) => (
        <WholeText text={nameIn(language, line.particulars, line.particularsNp)} length={nameLength} />
      ),
    },
    {
      key: 'quantity',
      title: t('quantity'),
      align: 'end',
      card: 'more',
      cell: ({ line }) => (
        <QuantityText value={line.stockQuantity} unit={nameIn(language, line.stockUnit ?? '', line.stockUnitNp)} />
      ),
    },
  ];
}

type RowsProps<Row> = { label: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

function GoodsRows<Row extends LandedLine>({ label, columns, rows }: RowsProps<Row>) {
  const Rows = useIsDesktop() ? ListTable : ListCards;
  return (
    <Rows
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line.id}
      rowName={({ line }) => line.particulars}
    />
  );
}

function Money({ of }: { of: Paisa | null }) {
  return <MoneyText rupees={of === null ? null : rupeesFromPaisa(of)} />;
}
