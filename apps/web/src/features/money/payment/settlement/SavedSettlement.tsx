import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { DetailList } from '../../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { SettlementSteps } from './SettlementSteps.tsx';
import classes from './SettlementSteps.module.css';

/** After a payment is saved beside what it paid: its number, and what comes next. */
export function SavedSettlement({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  return (
    <div className={classes.saved}>
      <p role="status">{t('savedTitle', { number: settlement.number ?? t('unnumbered') })}</p>
      <SettlementSteps settlement={settlement} />
    </div>
  );
}

type Props = { opened: boolean; onClose: () => void; settlement: SettlementDetail };

/** The same where nothing else is open. */
export function SavedSettlementDialog({ opened, onClose, settlement }: Props) {
  const t = useTexts(settlementScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('savedTitle', { number: settlement.number ?? t('unnumbered') })}
      size={520}
      small
    >
      <DetailList
        details={[
          { label: t('party'), value: nameIn(language, settlement.customerName, settlement.customerNameNp) },
          { label: t('amount'), value: <MoneyText rupees={settlement.totalAmount} withUnit /> },
        ]}
      />
      <SettlementSteps settlement={settlement} />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {ui('close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
