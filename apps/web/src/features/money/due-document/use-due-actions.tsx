import { dueDocumentMessages } from '@bahi/contract/money/due-document/due-document.messages';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { bsFromDay, formatBsDate } from '@bahi/domain/calendar/bs-calendar';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { Ban, CircleCheck, Copy, Eye, Pencil, Repeat, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCalendar, useToday } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { type DueRow, isEditable } from './due-document.ts';

const iconPixels = 16;

/** What a list offers for its records; what the user has no right to is left undefined, and is not offered. */
export type DueOpeners<Row extends DueRow> = {
  view?: ((id: number) => void) | undefined;
  edit: ((id: number) => void) | undefined;
  pay: (row: Row) => void;
  toggle: ((id: number) => void) | undefined;
  /** Begins a new one like it. */
  copy: ((id: number) => void) | undefined;
  /** Of the kinds that come again. */
  repeat: ((id: number) => void) | undefined;
  /** The customer or vendor, by the name in the language of the page. */
  partyOf: (row: Row) => string;
};
type Offered = RowAction & { isOffered: boolean };

/**
 * View, edit while nothing is paid, the payment wallet, and cancel or reactivate, which asks first and says of a month
 * that is over that it is too late.
 */
export function useDueActions<Row extends DueRow>(openers: DueOpeners<Row>): (row: Row) => RowAction[] {
  const t = useTexts(dueDocumentScreenMessages);
  const ui = useTexts(uiMessages);
  const recurring = useTexts(recurringScreenMessages);
  const refusals = useTexts(dueDocumentMessages);
  const todayBs = formatBsDate(bsFromDay(useToday(), useCalendar()));
  const { can, isBusinessInactive } = useSession();
  const confirm = useConfirm();
  const { view, edit, copy, pay, toggle, repeat, partyOf } = openers;
  const askToToggle = async (row: Row): Promise<void> => {
    const rest = (
      <>
        {partyOf(row)} · <MoneyText rupees={row.totalBillAmount} withUnit />
      </>
    );
    if (await confirm({ kind: 'status', about: { name: row.heading, rest } })) toggle?.(row.id);
  };
  return (row) => {
    const { id, isActive } = row;
    const offered: Offered[] = [
      { label: ui('view'), icon: icon(Eye), onClick: () => view?.(id), isOffered: view !== undefined },
      {
        label: ui('edit'),
        icon: icon(Pencil),
        onClick: () => edit?.(id),
        isOffered: edit !== undefined && isEditable(row) && !isBusinessInactive,
      },
      {
        label: t('payment'),
        icon: icon(Wallet),
        onClick: () => pay(row),
        isOffered: isActive && can(paymentContract.ofComponent),
      },
      {
        label: t('copy'),
        icon: icon(Copy),
        onClick: () => copy?.(id),
        isOffered: copy !== undefined && !isBusinessInactive,
      },
      {
        label: recurring('repeat'),
        icon: icon(Repeat),
        onClick: () => repeat?.(id),
        isOffered: repeat !== undefined && isActive && !isBusinessInactive,
      },
      {
        label: t(isActive ? 'cancelRecord' : 'reactivate'),
        icon: icon(isActive ? Ban : CircleCheck),
        onClick: () => void askToToggle(row),
        isDangerous: isActive,
        refusal: isOfOpenMonth({ datedBs: row.billDateBS, todayBs }) ? undefined : refusals('monthOver'),
        isOffered: toggle !== undefined && !isBusinessInactive,
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}

function icon(Icon: typeof Eye): ReactNode {
  return <Icon size={iconPixels} aria-hidden />;
}
