import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { Button } from '@mantine/core';
import { BellRing } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';

/** Reminds those customers of a list who are chosen. */
export function RemindChosen({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTexts(collectScreenMessages);
  return (
    <Button variant="default" leftSection={<BellRing size={18} aria-hidden />} disabled={count === 0} onClick={onClick}>
      {t('remindChosen')}
    </Button>
  );
}
