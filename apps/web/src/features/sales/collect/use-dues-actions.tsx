import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import type { ReminderWay } from '@bahi/contract/sales/reminder/reminder-choices';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { BellRing, Eye, HandCoins, Handshake, MessageCircle, Phone } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Subject } from '../reminder/reminder-rows.ts';
import { receivePath, useDuesRights } from './use-dues-rights.ts';

/** Of what somebody is reminded, and by which way first. */
export type Asking = { subject: Subject; way?: ReminderWay };
export type DuesOpeners = {
  view: (customerId: number) => void;
  promise: (customerId: number) => void;
  remind: (asking: Asking) => void;
};

const iconPixels = 16;

/** What can be done with a customer who owes: shown, called, written to, reminded, their promise noted, their payment taken. */
export function useDuesActions({ view, promise, remind }: DuesOpeners): (row: CollectRow) => RowAction[] {
  const t = useTexts(collectScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const { mayRemind, mayPromise, mayReceive } = useDuesRights();
  return ({ id, phoneNumber }) => {
    const subject = { of: 'customer', id } as const;
    const offers: (RowAction & { isOffered: boolean })[] = [
      { isOffered: true, label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(id) },
      {
        isOffered: phoneNumber !== '',
        label: t('call'),
        icon: <Phone size={iconPixels} aria-hidden />,
        onClick: () => window.location.assign(`tel:${phoneNumber}`),
      },
      {
        isOffered: mayRemind,
        label: t('whatsApp'),
        icon: <MessageCircle size={iconPixels} aria-hidden />,
        onClick: () => remind({ subject, way: 'WHATSAPP' }),
      },
      {
        isOffered: mayRemind,
        label: t('remind'),
        icon: <BellRing size={iconPixels} aria-hidden />,
        onClick: () => remind({ subject }),
      },
      {
        isOffered: mayPromise,
        label: t('addPromise'),
        icon: <Handshake size={iconPixels} aria-hidden />,
        onClick: () => promise(id),
      },
      {
        isOffered: mayReceive,
        label: t('receive'),
        icon: <HandCoins size={iconPixels} aria-hidden />,
        onClick: () => void navigate(receivePath(id)),
      },
    ];
    return offers.filter(({ isOffered }) => isOffered).map(({ isOffered: _known, ...action }) => action);
  };
}
