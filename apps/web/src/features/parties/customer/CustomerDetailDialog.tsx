import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { BellRing, HandCoins } from 'lucide-react';
import { useNavigate } from 'react-router';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { PromiseHistory } from '../../sales/collect/PromiseList.tsx';
import { ReminderHistory } from '../../sales/reminder/ReminderHistory.tsx';
import { StatementButton } from '../../reports/statement/StatementButton.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { type CustomerDetail, receivePath, reminderChoices } from './customer-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  customerId: number | null;
  onEdit: (id: number) => void;
  onRemind: (id: number) => void;
};

/** Shows a customer with what is still due. */
export function CustomerDetailDialog({ opened, onClose, customerId, onEdit, onRemind }: Props) {
  const t = useTexts(customerScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const found = useCall(
    customerContract.get,
    { params: { id: customerId ?? 0 } },
    { enabled: customerId !== null, staleTime: 0 },
  );
  const customer = found.data;
  const mayEdit =
    customer !== undefined && !customer.isCashCustomer && can('customer.update') && can(customerContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={customer === undefined ? t('viewTitle') : nameIn(language, customer.name, customer.nameNp)}
      onEdit={mayEdit ? () => onEdit(customer.id) : undefined}
      size={760}
      actions={customer === undefined ? null : <CustomerWays customer={customer} onRemind={onRemind} />}
    >
      {customer !== undefined ? (
        <>
          <CustomerDetails customer={customer} />
          {can(collectContract.promises) ? <PromiseHistory customerId={customer.id} /> : null}
          {can(reminderContract.get) ? <ReminderHistory subject={{ of: 'customer', id: customer.id }} /> : null}
          <RecordHistory kind="CUSTOMER" id={customer.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </DetailDialog>
  );
}

type WaysProps = { customer: CustomerDetail } & Pick<Props, 'onRemind'>;

/** What else there is of a customer: the statement, to take their payment, and to remind them. */
function CustomerWays({ customer: { id: customerId, dueAmount }, onRemind }: WaysProps) {
  const t = useTexts(customerScreenMessages);
  const reminders = useTexts(reminderScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  return (
    <>
      {can(statementContract.customer) ? <StatementButton kind="customer" id={customerId} /> : null}
      {can(paymentContract.createSettlement) ? (
        <Button
          variant="default"
          leftSection={<HandCoins size={18} aria-hidden />}
          onClick={() => void navigate(receivePath(customerId))}
        >
          {t('receive')}
        </Button>
      ) : null}
      {dueAmount > 0 && can(reminderContract.send) && !isBusinessInactive ? (
        <Button variant="default" leftSection={<BellRing size={18} aria-hidden />} onClick={() => onRemind(customerId)}>
          {reminders('remind')}
        </Button>
      ) : null}
    </>
  );
}

function CustomerDetails({ customer }: { customer: CustomerDetail }) {
  const t = useTexts(customerScreenMessages);
  const ui = useTexts(uiMessages);
  const r = useTexts(reminderScreenMessages);
  const language = useLanguage();
  const number = (text: string | null) => (text === null ? null : inDigitsOf(text, language));
  return (
    <DetailList
      details={
        {
          name: { label: t('nameEnglish'), value: customer.name },
          nameNp: { label: t('nameNp'), value: customer.nameNp },
          focalPerson: { label: t('focalPerson'), value: customer.focalPerson || null },
          phoneNumber: {
            label: t('phoneNumber'),
            value: customer.phoneNumber === '' ? null : <PhoneText number={customer.phoneNumber} />,
          },
          email: { label: t('email'), value: customer.email },
          vatPanNo: { label: t('vatPanNo'), value: number(customer.vatPanNo) },
          customerGroupName: {
            label: t('customerGroup'),
            value: nameIn(language, customer.customerGroupName, customer.customerGroupNameNp),
          },
          creditLimit:
            customer.creditLimit === null
              ? null
              : { label: t('creditLimit'), value: <MoneyText rupees={customer.creditLimit} withUnit /> },
          creditDays:
            customer.creditDays === null
              ? null
              : {
                  label: t('creditDays'),
                  value: t('daysOf', { days: formatNumber(customer.creditDays, language) }),
                },
          isWalkIn: { label: t('isWalkIn'), value: ui(customer.isWalkIn ? 'yes' : 'no') },
          reminders:
            customer.reminders === null
              ? null
              : {
                  label: r('customerReminders'),
                  value: r(reminderChoices[customer.reminders]),
                },
          address: { label: t('address'), value: nameIn(language, customer.address, customer.addressNp), wide: true },
          dueAmount: { label: t('due'), value: <MoneyText rupees={customer.dueAmount} withUnit /> },
          advanceAmount:
            customer.advanceAmount === 0
              ? null
              : { label: t('advance'), value: <MoneyText rupees={customer.advanceAmount} withUnit /> },
          isActive: { label: ui('status'), value: <StatusBadge isActive={customer.isActive} /> },
        } satisfies Details<CustomerDetail, 'wardNo' | 'tole' | 'isCashCustomer'>
      }
    />
  );
}
