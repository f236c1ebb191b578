import { exportMessages } from '@bahi/contract/ui/export.messages';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';

/** Saves what is asked for as an Excel file, once at a time. */
export function ExcelButton({ onAsk }: { onAsk: () => Promise<Parameters<typeof saveFile>[0]> }) {
  const t = useTexts(exportMessages);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await onAsk());
    } catch {
      // Why there is no file has been shown as a toast.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<Download size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {t('excel')}
    </Button>
  );
}
