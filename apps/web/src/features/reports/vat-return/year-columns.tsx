import {
  amountsBought,
  amountsSold,
  type VatYear,
  type VatYearParty,
  type YearAmount,
} from '@bahi/contract/reports/vat-return/vat-year';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { vatYearWords } from '@bahi/contract/reports/vat-return/vat-year-words.messages';
import { paisaOf, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { CircleX } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';

export const yearSides = ['everybody', 'sold', 'bought'] as const;
export type YearSide = (typeof yearSides)[number];

function amountsOf(side: YearSide): readonly YearAmount[] {
  if (side === 'everybody') return [...amountsBought, ...amountsSold];
  return side === 'sold' ? amountsSold : amountsBought;
}

type Amounts = VatYear['all'];

function useAmountColumns<Row extends Amounts>(side: YearSide): Column<Row>[] {
  const t = useTexts(vatYearWords);
  return amountsOf(side).map((amount) => ({
    key: amount,
    title: t(amount),
    cell: (row) => (row[amount] === 0 ? '—' : <MoneyText rupees={row[amount]} />),
    cardCell: (row) => (row[amount] === 0 ? null : <MoneyText rupees={row[amount]} />),
    align: 'end',
    card: 'more',
  }));
}

/** Who, by PAN, with what was sold and bought of goods and services, and what they owed. */
export function useYearColumns(side: YearSide): Column<VatYearParty>[] {
  const t = useTexts(vatYearWords);
  const words = useTexts(vatReturnWords);
  const language = useLanguage();
  const amounts = useAmountColumns<VatYearParty>(side);
  const total = (row: VatYearParty): number =>
    rupeesFromPaisa(sumPaisa(amountsOf(side).map((amount) => paisaOf(row[amount]))));
  return [
    {
      key: 'name',
      title: words('tradeName'),
      cell: (row) => nameIn(language, row.name, row.nameNp),
      card: 'who',
    },
    {
      key: 'pan',
      title: words('pan'),
      cell: ({ pan, isForeign }) =>
        pan ??
        (isForeign ? (
          words('abroad')
        ) : (
          <Badge tone="danger" icon={<CircleX size={14} aria-hidden />}>
            {words('noPan')}
          </Badge>
        )),
      whole: true,
      card: 'status',
    },
    {
      key: 'opening',
      title: t('opening'),
      cell: (row) => <MoneyText rupees={row.opening} />,
      align: 'end',
      card: 'more',
    },
    ...amounts,
    {
      key: 'closing',
      title: t('closing'),
      cell: (row) => <MoneyText rupees={row.closing} />,
      cardCell: (row) => <MoneyText rupees={total(row)} withUnit />,
      align: 'end',
      card: 'amount',
    },
  ];
}

type Total = Amounts & { what: 'listed' | 'others' | 'all' };

/** The listed, all others, and the registers that both come to. */
export function useYearTotalColumns(side: YearSide): Column<Total>[] {
  const t = useTexts(vatYearWords);
  const amounts = useAmountColumns<Total>(side);
  return [{ key: 'what', title: t('whose'), cell: ({ what }) => t(what), card: 'who' }, ...amounts];
}
