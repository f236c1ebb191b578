import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screens } from '@bahi/contract/screens';
import { FilePlus2, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { DonePanel } from '../../stock/goods-lines/DonePanel.tsx';
import type { PurchaseDetail } from './purchase-rows.ts';

/** After a bill is entered: the next one, and paying this one, each one key away. */
export function PurchaseDone({ issued, onNew }: { issued: PurchaseDetail; onNew: () => void }) {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const purchase = useCall(purchaseContract.get, { params: { id: issued.id } }).data ?? issued;
  const [isPaying, setPaying] = useState(false);
  const canPay = purchase.remainingAmount > 0 && can(paymentContract.createSettlement);
  const number = issued.code ?? '';
  return (
    <>
      <DonePanel
        title={t('doneTitle', { number })}
        number={number}
        party={nameIn(language, purchase.vendorName, purchase.vendorNameNp)}
        document={purchase}
        stillDue={t('stillDue')}
        steps={[
          { key: 'N', label: t('add'), icon: <FilePlus2 size={18} aria-hidden />, start: onNew },
          ...(canPay
            ? [{ key: 'P', label: t('pay'), icon: <HandCoins size={18} aria-hidden />, start: () => setPaying(true) }]
            : []),
        ]}
        list={{ path: screens.purchases, label: t('backToList') }}
      />
      <PaymentDialog
        opened={isPaying}
        onClose={() => setPaying(false)}
        component={{ type: 'PURCHASE', id: issued.id, number: issued.code, isActive: purchase.state === 'FINAL' }}
        startsWith="form"
      />
    </>
  );
}
