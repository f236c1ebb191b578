import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useQueryClient } from '@tanstack/react-query';
import { CircleSlash, Eye, MonitorSmartphone, Pencil, ReceiptText, Unlock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Counter, CounterRow } from './counter-types.ts';

const iconPixels = 16;

/** What is asked about a counter in a dialog of its own. */
export type CounterTask = { step: 'RENAME' | 'CLOSE' | 'LIFT'; id: number };

type Openers = { view?: (id: number) => void; start: (task: CounterTask) => void };

/** What can be done with a counter, as far as it stands so and the user's rights go. */
export function useCounterActions({ view, start }: Openers) {
  const t = useTexts(salesCounterScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const { can, isBusinessInactive } = useSession();
  const register = useRegister();
  const may = (call: Parameters<typeof can>[0]) => can(call) && !isBusinessInactive;
  return (row: CounterRow, seen?: Counter): RowAction[] => {
    const { id, state } = row;
    const isOpen = state !== 'CLOSED';
    const offered: (RowAction | null)[] = [
      view === undefined
        ? null
        : { label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(id) },
      state === 'NEW' && may(salesCounterContract.register)
        ? {
            label: t('register'),
            icon: <MonitorSmartphone size={iconPixels} aria-hidden />,
            onClick: () => void register(row),
          }
        : null,
      {
        label: t('invoices'),
        icon: <ReceiptText size={iconPixels} aria-hidden />,
        onClick: () => void navigate(`${screens.counterInvoices}?counterId=${id}`),
      },
      isOpen && may(salesCounterContract.rename)
        ? {
            label: t('rename'),
            icon: <Pencil size={iconPixels} aria-hidden />,
            onClick: () => start({ step: 'RENAME', id }),
          }
        : null,
      seen?.isLiftable === true && may(salesCounterContract.lift)
        ? {
            label: t('lift'),
            icon: <Unlock size={iconPixels} aria-hidden />,
            onClick: () => start({ step: 'LIFT', id }),
          }
        : null,
      isOpen && may(salesCounterContract.close)
        ? {
            label: t('close'),
            icon: <CircleSlash size={iconPixels} aria-hidden />,
            onClick: () => start({ step: 'CLOSE', id }),
            isDangerous: true,
          }
        : null,
    ];
    return offered.filter((action) => action !== null);
  };
}

/** Makes this browser the counter, after asking; what it takes of the device is loaded then. */
function useRegister() {
  const t = useTexts(salesCounterScreenMessages);
  const confirm = useConfirm();
  const queries = useQueryClient();
  return async ({ id, code, name }: CounterRow): Promise<void> => {
    const question = t('registerQuestion', { name: `${code} · ${name}` });
    if (!(await confirm({ kind: 'own', question, confirm: t('register') }))) return;
    try {
      const { registerThisDevice } = await import('../counter/device/register.ts');
      await registerThisDevice(id);
    } catch (error) {
      showToast({ kind: 'error', message: error instanceof ApiError ? error.message : t('registerFailed') });
    }
    await queries.invalidateQueries({ queryKey: [salesCounterContract.name] });
  };
}
