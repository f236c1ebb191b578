import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../../platform/api-client.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import type { CounterDevice } from './counter-device.ts';
import { useCounterNow } from './device-till.ts';
import type { InvoiceRecord } from './store/device-records.ts';
import { faultyInvoices } from './store/device-store.ts';

/** What the server kept apart or refused: its texts stay here as they were written, and can be handed to whoever looks into it. */
export function FaultyInvoices({ device }: { device: CounterDevice }) {
  const t = useTexts(counterDeviceMessages);
  const { waiting } = useCounterNow(device);
  const [found, setFound] = useState<InvoiceRecord[]>([]);
  useEffect(() => {
    let isOver = false;
    faultyInvoices(device.database).then(
      (faulty) => {
        if (!isOver) setFound(faulty);
      },
      // The bar says what else is wrong.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
    // What waited was answered.
  }, [device, waiting]);
  if (found.length === 0) return null;
  const save = (): void => {
    const texts = found.map(({ number, text, hash, taken }) => ({ number, text, hash, taken }));
    const blob = new Blob([JSON.stringify(texts, null, 2)], { type: 'application/json' });
    saveFile({ fileName: `${device.getState().device.code}.json`, blob });
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      data-faulty={found.length}
      leftSection={<Download size={16} aria-hidden />}
      onClick={save}
    >
      {t('faulty', { count: found.length })}
    </Button>
  );
}
