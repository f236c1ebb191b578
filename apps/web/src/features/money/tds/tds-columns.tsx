import type { TdsLine } from '@bahi/contract/money/tds/tds-answer';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { portalTypeKeys, tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { isTdsPortalType } from '@bahi/domain/numbers/tds';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { TdsMonth } from './TdsMonthPage.tsx';

/** `19 · Individual or firm`. */
export function usePortalTypeText(): (portalType: number) => string {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  return (portalType) => {
    const number = inDigitsOf(String(portalType), language);
    return isTdsPortalType(portalType) ? `${number} · ${words(portalTypeKeys[portalType])}` : number;
  };
}

/** Whom, for what, of how much and how much; who has no PAN stands out. */
export function useLineColumns(): Column<TdsLine>[] {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const language = useLanguage();
  return [
    { key: 'date', title: words('date'), cell: (row) => <DateText ad={row.dateAD} />, whole: true, card: 'date' },
    { key: 'number', title: words('voucher'), cell: (row) => row.number ?? '—', whole: true, card: 'more' },
    { key: 'payee', title: words('payee'), cell: (row) => nameIn(language, row.name, row.nameNp), card: 'who' },
    {
      key: 'pan',
      title: words('pan'),
      cell: (row) => (row.hasPan ? row.pan : <Badge tone="danger">{row.pan === '' ? '—' : row.pan}</Badge>),
      card: 'more',
    },
    {
      key: 'nature',
      title: words('nature'),
      cell: (row) => (row.isTakenBack ? `${words(row.nature)} · ${t('takenBack')}` : words(row.nature)),
      card: 'more',
    },
    {
      key: 'type',
      title: t('type'),
      cell: (row) => inDigitsOf(String(row.portalType), language),
      card: 'more',
    },
    {
      key: 'rate',
      title: words('rate'),
      cell: (row) => (row.rate === null ? '—' : inDigitsOf(String(row.rate), language)),
      align: 'end',
    },
    { key: 'base', title: words('base'), cell: (row) => <MoneyText rupees={row.base} />, align: 'end', card: 'more' },
    {
      key: 'amount',
      title: words('amount'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
      align: 'end',
      card: 'amount',
    },
  ];
}

export function useTypeColumns(): Column<TdsMonth['types'][number]>[] {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const typeText = usePortalTypeText();
  return [
    { key: 'type', title: words('portalType'), cell: (row) => typeText(row.portalType), card: 'who' },
    {
      key: 'head',
      title: words('head'),
      cell: (row) => (row.head === null ? '—' : inDigitsOf(row.head, language)),
      card: 'more',
    },
    { key: 'count', title: words('count'), cell: (row) => formatNumber(row.count, language), align: 'end' },
    { key: 'base', title: words('base'), cell: (row) => <MoneyText rupees={row.base} />, align: 'end', card: 'more' },
    {
      key: 'amount',
      title: words('amount'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
      align: 'end',
      card: 'amount',
    },
  ];
}
