import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, Eye, ReceiptText, RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { RowAction } from '../../../../ui/list/list-types.ts';
import type { CounterInvoiceRow } from '../counter-types.ts';

const iconPixels = 16;

type Openers = { view?: (id: number) => void; settle: (id: number) => void };

/** What can be done with an invoice of a counter, as far as it stands so and the user's rights go. */
export function useCounterInvoiceActions({ view, settle }: Openers) {
  const t = useTexts(salesCounterScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const { can, isBusinessInactive } = useSession();
  const retry = useSend(salesCounterContract.retry);
  const may = (call: Parameters<typeof can>[0]) => can(call) && !isBusinessInactive;
  return (row: CounterInvoiceRow): RowAction[] => {
    const { id, state, version, invoiceId } = row;
    const offered: (RowAction | null)[] = [
      view === undefined
        ? null
        : { label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(id) },
      invoiceId !== null && can(invoiceContract.get)
        ? {
            label: t(state === 'SETTLED' ? 'instead' : 'invoice'),
            icon: <ReceiptText size={iconPixels} aria-hidden />,
            onClick: () => void navigate(`${screens.invoices}?view=${invoiceId}`),
          }
        : null,
      (state === 'REFUSED' || state === 'KEPT') && may(salesCounterContract.retry)
        ? {
            label: t(row.refusal === 'CLOCK' ? 'retryClock' : 'retry'),
            icon: <RotateCcw size={iconPixels} aria-hidden />,
            onClick: () => retry.mutate({ params: { id }, body: { version } }),
          }
        : null,
      (state === 'REFUSED' || state === 'LOST') && may(salesCounterContract.settle)
        ? {
            label: t('settle'),
            icon: <CircleCheck size={iconPixels} aria-hidden />,
            onClick: () => settle(id),
          }
        : null,
    ];
    return offered.filter((action) => action !== null);
  };
}
