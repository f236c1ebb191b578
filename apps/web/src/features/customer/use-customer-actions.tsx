import { customerContract } from '@bahi/contract/customer/customer.contract';
import { customerScreenMessages } from '@bahi/contract/customer/customer-screen.messages';
import { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, CircleMinus, Eye, Pencil, ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import { useSend } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import type { RowAction } from '../../ui/list-types.ts';
import type { CustomerRow } from './customer-form.ts';

const iconPixels = 16;

type Openers = { view: (id: number) => void; edit: (id: number) => void };

/** What can be done with a customer from the list, as far as the user's rights go. */
export function useCustomerActions({ view, edit }: Openers): (row: CustomerRow) => RowAction[] {
  const t = useTexts(customerScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toggle = useSend(customerContract.toggle);
  const changeStatus = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'status' })) toggle.mutate({ params: { id } });
  };
  return (row) => [
    { label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(row.id) },
    ...(can('customer.update') && can(customerContract.save)
      ? [{ label: ui('edit'), icon: <Pencil size={iconPixels} aria-hidden />, onClick: () => edit(row.id) }]
      : []),
    ...(can(invoiceContract.list)
      ? [
          {
            label: t('dues'),
            icon: <ReceiptText size={iconPixels} aria-hidden />,
            onClick: () => void navigate(`/business/invoice-setup?customerId=${row.id}`),
          },
        ]
      : []),
    ...(can(customerContract.toggle)
      ? [
          {
            label: row.isActive ? t('deactivate') : t('activate'),
            icon: row.isActive ? (
              <CircleMinus size={iconPixels} aria-hidden />
            ) : (
              <CircleCheck size={iconPixels} aria-hidden />
            ),
            onClick: () => void changeStatus(row.id),
          },
        ]
      : []),
  ];
}
