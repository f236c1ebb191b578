import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { ArrowDownLeft, ArrowUpRight, CircleCheck, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { Column } from '../../../../ui/list/list-types.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../../ui/texts/StatusBadge.tsx';
import { Truncated } from '../../../../ui/texts/Truncated.tsx';
import type { ReceiptRow } from '../payment-form.ts';
import { modeKeys } from '../PaymentModeField.tsx';

const nameLength = 30;

/** What a reader calls a receipt: its number, or that it has none. */
export function useReceiptName(): (receipt: Pick<ReceiptRow, 'number'>) => string {
  const t = useTexts(receiptScreenMessages);
  const language = useLanguage();
  return ({ number }) => (number === null ? t('unnumbered') : inDigitsOf(number, language));
}

/** The columns of the receipt list; on a phone a card shows who, how much, when and whether it stands. */
export function useReceiptColumns(): Column<ReceiptRow>[] {
  return [...useNamingColumns(), ...useAmountColumns()];
}

function useNamingColumns(): Column<ReceiptRow>[] {
  const t = useTexts(receiptScreenMessages);
  const language = useLanguage();
  const nameOf = useReceiptName();
  return [
    { key: 'number', title: t('number'), sort: 'number', whole: true, card: 'more', cell: nameOf },
    {
      key: 'date',
      title: t('date'),
      sort: 'receivedDateAD',
      card: 'date',
      whole: true,
      cell: (row) => <DateText ad={row.receivedDateAD} />,
    },
    {
      key: 'party',
      title: t('party'),
      sort: 'customerName',
      card: 'who',
      cell: (row) => <Truncated text={nameIn(language, row.customerName, row.customerNameNp)} length={nameLength} />,
    },
  ];
}

function useAmountColumns(): Column<ReceiptRow>[] {
  const t = useTexts(receiptScreenMessages);
  const ui = useTexts(uiMessages);
  const modesOf = useModeNames();
  return [
    { key: 'kind', title: t('kind'), card: 'more', cell: (row) => <KindText kind={row.kind} /> },
    { key: 'mode', title: t('mode'), cell: (row) => modesOf(row.modes) },
    {
      key: 'amount',
      title: `${t('amount')} (${ui('rupees')})`,
      sort: 'totalAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.totalAmount} />,
      cardCell: (row) => <MoneyText rupees={row.totalAmount} withUnit />,
    },
    {
      key: 'advance',
      title: `${t('advanceColumn')} (${ui('rupees')})`,
      align: 'end',
      cell: (row) => (row.advanceAmount === 0 ? '—' : <MoneyText rupees={row.advanceAmount} />),
    },
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <ReceiptBadge isActive={row.isActive} /> },
  ];
}

/** The modes of a receipt on one line. */
export function useModeNames(): (modes: ReceiptRow['modes']) => string {
  const t = useTexts(paymentDialogMessages);
  return (modes) => modes.map((mode) => t(modeKeys[mode])).join(', ');
}

/** Money that came in, or that went out. */
export function KindText({ kind }: { kind: ReceiptRow['kind'] }) {
  const t = useTexts(receiptScreenMessages);
  return kind === 'RECEIVED' ? (
    <Badge tone="neutral" icon={<ArrowDownLeft size={14} aria-hidden />}>
      {t('moneyIn')}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<ArrowUpRight size={14} aria-hidden />}>
      {t('moneyOut')}
    </Badge>
  );
}

/** Whether a receipt stands or was deleted. */
export function ReceiptBadge({ isActive }: { isActive: boolean }) {
  const t = useTexts(receiptScreenMessages);
  return isActive ? (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('inForce')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<CircleMinus size={14} aria-hidden />}>
      {t('deleted')}
    </Badge>
  );
}
