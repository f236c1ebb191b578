import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { isRepeatedVoucher } from '@bahi/domain/posting/accounts/repeated-kinds';
import { Ban, Copy, Eye, Printer, Repeat } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useWaitingActions } from './use-waiting-actions.tsx';
import type { VoucherRow } from './voucher-form.ts';

type Openers = {
  view?: (id: number) => void;
  cancel: (row: VoucherRow) => void;
  reject: (row: VoucherRow) => void;
  /** After one that waits was removed. */
  removed?: () => void;
};

/** The form in which a voucher of each kind is written. */
const forms = {
  JOURNAL_VOUCHER: { screen: screens.newJournal, needs: voucherContract.journal },
  CONTRA_VOUCHER: { screen: screens.newContra, needs: voucherContract.contra },
  OPENING_VOUCHER: { screen: screens.openingBalance, needs: voucherContract.enterOpening },
  // They are written on screens of their own, and never copied.
  CLOSING_VOUCHER: null,
  ASSET_VOUCHER: null,
  PREPAID_VOUCHER: null,
  LOAN_VOUCHER: null,
} as const;

/** What can be done with a voucher, as far as its state and the user's rights go. */
export function useVoucherActions({ view, cancel, reject, removed }: Openers) {
  const t = useTexts(voucherScreenMessages);
  const ui = useTexts(uiMessages);
  const recurring = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { can, isBusinessInactive } = useSession();
  const send = useSend(voucherContract.print);
  const print = async (id: number): Promise<void> => {
    const file = await send.mutateAsync({ params: { id }, body: { language } }).catch(() => null);
    if (file !== null) printFile(file);
  };
  const waitingActions = useWaitingActions({ reject, removed });
  const mayCancel = can(voucherContract.cancel) && !isBusinessInactive;
  return (row: VoucherRow): RowAction[] => {
    const form = forms[row.kind];
    const offered: (RowAction | null)[] = [
      view === undefined
        ? null
        : { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(row.id) },
      ...(row.state === 'DRAFT' ? waitingActions(row, form) : []),
      row.state === 'DRAFT'
        ? null
        : { label: t('print'), icon: <Printer size={16} aria-hidden />, onClick: () => void print(row.id) },
      form === null || !can(form.needs) || isBusinessInactive
        ? null
        : {
            label: t('copy'),
            icon: <Copy size={16} aria-hidden />,
            onClick: () => void navigate(`${form.screen}?copy=${row.id}`),
          },
      !isRepeatedVoucher(row.kind) || row.state !== 'POSTED' || !can(recurringContract.save) || isBusinessInactive
        ? null
        : {
            label: recurring('repeat'),
            icon: <Repeat size={16} aria-hidden />,
            onClick: () => void navigate(`${screens.recurrings}?repeatVoucher=${row.id}`),
          },
      !mayCancel || !row.isCancellable
        ? null
        : {
            label: t('cancel'),
            icon: <Ban size={16} aria-hidden />,
            onClick: () => cancel(row),
            isDangerous: true,
          },
    ];
    return offered.filter((action) => action !== null);
  };
}
