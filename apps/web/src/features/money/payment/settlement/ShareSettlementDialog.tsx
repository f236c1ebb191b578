import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { ShareMessage } from '../../../../ui/documents/ShareMessage.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import type { ActedSettlement } from './use-settlement-actions.tsx';
import { useSettlementPaper } from './use-settlement-paper.ts';

type Props = { opened: boolean; onClose: () => void; settlement: Pick<ActedSettlement, 'id' | 'number'> };

/** Sends a receipt or voucher to whoever paid or was paid: a message of it, or its PDF. */
export function ShareSettlementDialog({ opened, onClose, settlement }: Props) {
  const t = useTexts(settlementScreenMessages);
  const params = { masterId: settlement.id };
  const found = useCall(paymentContract.getSettlement, { params }, { staleTime: 0, enabled: opened });
  const number = settlement.number ?? t('unnumbered');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('shareTitle', { number })} size={520} small>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <FormSkeleton fields={2} /> : null}
      {opened && found.data !== undefined ? <Sharing settlement={found.data} /> : null}
    </Dialog>
  );
}

function Sharing({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const language = useLanguage();
  const { business } = useSession();
  const paper = useSettlementPaper();
  // What went out of an advance or was held back as tax did not come in, or go out, now.
  const { kind, modeAmount: moved, totalAmount } = settlement;
  const sentence = kind === 'RECEIVED' ? 'shareReceived' : 'sharePaid';
  const written = t(moved > 0 ? sentence : 'shareSettled', {
    seller: nameIn(language, business?.companyName, business?.companyNameNp),
    amount: formatRupees(paisaOf(moved > 0 ? moved : totalAmount), language),
    date: inDigitsOf(settlement.receivedDateBS, language),
    number: settlement.number ?? t('unnumbered'),
  });
  return (
    <ShareMessage
      written={written}
      autofocus
      whatsApp={{ phone: settlement.partyPhone }}
      isBusy={paper.isBusy}
      withPdf={(handle) => paper.withPdf(settlement.id, handle)}
    />
  );
}
