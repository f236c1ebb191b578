import { settlementMode } from '@bahi/contract/money/payment/payment-form';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { ArrowDownLeft, ArrowUpRight, CircleMinus } from 'lucide-react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { Column } from '../../../../ui/list/list-types.ts';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { Badge, PlainStatus } from '../../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../../ui/texts/WholeText.tsx';
import type { SettlementRow } from '../payment-form.ts';
import { modeKeys } from '../PaymentModeField.tsx';

const nameLength = 30;

/** What a reader calls a settlement: its number, or that it has none. */
export function useSettlementName(): (settlement: Pick<SettlementRow, 'number'>) => string {
  const t = useTexts(settlementScreenMessages);
  return ({ number }) => number ?? t('unnumbered');
}

/**
 * The columns of the settlement list, narrowed to the mode that is named; on a phone a card shows who, how much, when and
 * whether it stands.
 */
export function useSettlementColumns(mode: string): Column<SettlementRow>[] {
  return [...useNamingColumns(), ...useAmountColumns(settlementMode.words.find((word) => word === mode))];
}

function useNamingColumns(): Column<SettlementRow>[] {
  const t = useTexts(settlementScreenMessages);
  const language = useLanguage();
  const nameOf = useSettlementName();
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
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={nameLength} />,
    },
  ];
}

function useAmountColumns(mode: SettlementRow['modes'][number] | undefined): Column<SettlementRow>[] {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const modesOf = useModeNames();
  // Of what was paid in several modes the list of one shows what is by that one, as its totals do.
  const shownOf = (row: SettlementRow): number => (mode === undefined ? row.totalAmount : row.modeAmount);
  return [
    { key: 'kind', title: t('kind'), card: 'more', isSelfTold: true, cell: (row) => <KindText kind={row.kind} /> },
    { key: 'mode', title: t('mode'), cell: (row) => modesOf(row.modes) },
    {
      key: 'amount',
      title: `${mode === undefined ? t('amount') : modesOf([mode])} (${ui('rupees')})`,
      ...(mode === undefined ? { sort: 'totalAmount' } : {}),
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={shownOf(row)} />,
      cardCell: (row) => <MoneyText rupees={shownOf(row)} withUnit />,
    },
    {
      key: 'advance',
      title: `${t('advanceColumn')} (${ui('rupees')})`,
      align: 'end',
      cell: (row) => (row.advanceAmount === 0 ? '—' : <MoneyText rupees={row.advanceAmount} />),
    },
    { key: 'status', title: ui('status'), card: 'status', cell: (row) => <SettlementBadge isActive={row.isActive} /> },
  ];
}

/** The modes of a settlement on one line. */
export function useModeNames(): (modes: SettlementRow['modes']) => string {
  const t = useTexts(paymentDialogMessages);
  return (modes) => modes.map((mode) => t(modeKeys[mode])).join(', ');
}

/** A receipt of money that came in, or the voucher of money that went out. */
export function KindText({ kind }: { kind: SettlementRow['kind'] }) {
  const t = useTexts(settlementScreenMessages);
  return kind === 'RECEIVED' ? (
    <Badge tone="neutral" icon={<ArrowDownLeft size={14} aria-hidden />}>
      {t('receipt')}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<ArrowUpRight size={14} aria-hidden />}>
      {t('paymentVoucher')}
    </Badge>
  );
}

/** Whether a settlement stands or was deleted. */
export function SettlementBadge({ isActive }: { isActive: boolean }) {
  const t = useTexts(settlementScreenMessages);
  return isActive ? (
    <PlainStatus>{t('inForce')}</PlainStatus>
  ) : (
    <Badge tone="danger" icon={<CircleMinus size={14} aria-hidden />}>
      {t('deleted')}
    </Badge>
  );
}
