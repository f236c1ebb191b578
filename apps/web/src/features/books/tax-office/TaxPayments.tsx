import type { TaxPayment } from '@bahi/contract/books/tax-office/tax-payment';
import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import { type TakeBack, TaxTakeBackDialog } from './TaxTakeBackDialog.tsx';
import classes from './TaxPayments.module.css';

type Props = {
  payments: TaxPayment[];
  mayTakeBack: boolean;
  onTakeBack: TakeBack;
};

/** What was paid of a month to the tax office, also what was taken back; what is in force may be taken back. */
export function TaxPayments({ payments, mayTakeBack, onTakeBack }: Props) {
  const t = useTexts(taxPaymentScreenMessages);
  const isDesktop = useIsDesktop();
  const columns = usePaymentColumns();
  const takingBack = useDialog<TaxPayment>();
  if (payments.length === 0) return <p className={classes.soft}>{t('noDeposits')}</p>;
  const List = isDesktop ? ListTable : ListCards;
  return (
    <>
      <List
        label={t('deposits')}
        columns={columns}
        rows={payments}
        rowKey={(row) => row.id}
        rowName={(row) => row.voucherNumber}
        actionsOf={(row) =>
          mayTakeBack && row.isActive
            ? [{ label: t('takeBack'), onClick: () => takingBack.open(row), isDangerous: true }]
            : []
        }
      />
      {takingBack.target === null ? null : (
        <TaxTakeBackDialog
          opened={takingBack.opened}
          onClose={takingBack.close}
          payment={takingBack.target}
          onTakeBack={onTakeBack}
        />
      )}
    </>
  );
}

function usePaymentColumns(): Column<TaxPayment>[] {
  const t = useTexts(taxPaymentScreenMessages);
  const language = useLanguage();
  return [
    { key: 'paidOn', title: t('paidOn'), cell: (row) => <DateText ad={row.paidOnAD} withAd />, card: 'date' },
    { key: 'voucher', title: t('voucherNumber'), cell: (row) => row.voucherNumber, card: 'who' },
    { key: 'submission', title: t('submissionNumber'), cell: (row) => row.submissionNumber ?? '—', card: 'more' },
    {
      key: 'account',
      title: t('account'),
      cell: (row) => nameIn(language, row.accountName, row.accountNameNp),
      card: 'more',
    },
    {
      key: 'state',
      title: t('state'),
      cell: (row) =>
        row.isActive ? <PlainStatus>{t('paid')}</PlainStatus> : <Badge tone="danger">{t('isCancelled')}</Badge>,
      card: 'status',
      isSelfTold: true,
    },
    { key: 'reason', title: t('reason'), cell: (row) => row.cancelReason ?? '—', card: 'more' },
    {
      key: 'amount',
      title: t('amount'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
      align: 'end',
      card: 'amount',
    },
  ];
}
