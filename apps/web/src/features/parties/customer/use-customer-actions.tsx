import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { BellRing, BookOpen, FileCheck, HandCoins, ReceiptText, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import { statementPath } from '../../reports/statement/statement-paths.ts';
import { type CustomerRow, receivePath, refundPath } from './customer-form.ts';

type Openers = Record<'view' | 'edit' | 'remind', (customerId: number) => void>;

/** The row menu of a customer; their dues stand on the list of invoices, what they pay on that of receipts. */
export function useCustomerActions({ view, edit, remind }: Openers): (customer: CustomerRow) => RowAction[] {
  const t = useTexts(customerScreenMessages);
  const words = useTexts(statementScreenMessages);
  const reminders = useTexts(reminderScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const toggle = useSend(customerContract.toggle);
  const dues = ({ id }: CustomerRow): RowAction => ({
    label: t('dues'),
    icon: <ReceiptText size={16} aria-hidden />,
    onClick: () => void navigate(`${screens.invoices}?customerId=${id}`),
  });
  const quotations = ({ id }: CustomerRow): RowAction => ({
    label: t('quotations'),
    icon: <FileCheck size={16} aria-hidden />,
    onClick: () => void navigate(`${screens.quotations}?customerId=${id}`),
  });
  const receive = ({ id }: CustomerRow): RowAction => ({
    label: t('receive'),
    icon: <HandCoins size={16} aria-hidden />,
    onClick: () => void navigate(receivePath(id)),
  });
  const reminder = ({ id }: CustomerRow): RowAction => ({
    label: reminders('remind'),
    icon: <BellRing size={16} aria-hidden />,
    onClick: () => remind(id),
  });
  const payBack = ({ id }: CustomerRow): RowAction => ({
    label: t('payBack'),
    icon: <Undo2 size={16} aria-hidden />,
    onClick: () => void navigate(refundPath(id)),
  });
  const statement = ({ id }: CustomerRow): RowAction => ({
    label: words('open'),
    icon: <BookOpen size={16} aria-hidden />,
    onClick: () => void navigate(statementPath('customer', id)),
  });
  return useRecordActions<CustomerRow>({
    view,
    edit: can('customer.update') && can(customerContract.save) ? edit : undefined,
    changeStatus: can(customerContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id }, query: { isActive: !isActive } })
      : undefined,
    more: (customer) => [
      ...(can(paymentContract.createSettlement) ? [receive(customer)] : []),
      ...(customer.dueAmount > 0 && can(reminderContract.send) && !isBusinessInactive ? [reminder(customer)] : []),
      ...(can(paymentContract.refund) ? [payBack(customer)] : []),
      ...(can(invoiceContract.list) ? [dues(customer)] : []),
      ...(can(quotationContract.list) ? [quotations(customer)] : []),
      ...(can(statementContract.customer) ? [statement(customer)] : []),
    ],
  });
}
