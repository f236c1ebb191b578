import type { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../../ui/dialogs/DetailList.tsx';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { usePrintSlip } from '../use-print-slip.ts';

export type Slip = Answer<typeof chequeContract.deposit>;
type Props = { slip: Slip; opened: boolean; onClose: () => void };

/** What was put into the bank, to be printed. */
export function SlipDialog({ slip, opened, onClose }: Props) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const print = usePrintSlip();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('depositTitle')}>
      <p>{t('slipReady')}</p>
      <DetailList
        details={[
          { label: t('date'), value: <DateText ad={slip.dateAD} withAd /> },
          { label: t('intoAccount'), value: nameIn(language, slip.accountName, slip.accountNameNp) },
          { label: t('amountRupees'), value: <MoneyText rupees={slip.totalAmount} withUnit /> },
        ]}
      />
      <DialogFooter>
        <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => void print(slip.id)}>
          {t('printSlip')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
