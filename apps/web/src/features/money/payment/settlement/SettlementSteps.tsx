import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { Button } from '@mantine/core';
import { Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import classes from './SettlementSteps.module.css';
import { ShareSettlementDialog } from './ShareSettlementDialog.tsx';
import type { ActedSettlement } from './use-settlement-actions.tsx';
import { useSettlementPaper } from './use-settlement-paper.ts';

const iconPixels = 18;

/** What comes next once a receipt or voucher is saved: to print it, to send it, to keep its PDF. */
export function SettlementSteps({ settlement }: { settlement: Pick<ActedSettlement, 'id' | 'number'> }) {
  const t = useTexts(settlementScreenMessages);
  const paper = useSettlementPaper();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={classes.steps}>
      <Button
        data-autofocus
        leftSection={<Printer size={iconPixels} aria-hidden />}
        loading={paper.isBusy}
        onClick={() => void paper.print(settlement.id)}
      >
        {t('print')}
      </Button>
      <Button variant="default" leftSection={<Share2 size={iconPixels} aria-hidden />} onClick={() => setSharing(true)}>
        {t('share')}
      </Button>
      <Button
        variant="default"
        leftSection={<Download size={iconPixels} aria-hidden />}
        loading={paper.isBusy}
        onClick={() => void paper.save(settlement.id)}
      >
        {t('savePdf')}
      </Button>
      <ShareSettlementDialog opened={isSharing} onClose={() => setSharing(false)} settlement={settlement} />
    </div>
  );
}
