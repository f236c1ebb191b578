import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { Button } from '@mantine/core';
import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import type { ScanTaken } from './CameraScanner.tsx';

/** Its code, and what reads barcodes, come when the camera is wanted. */
const CameraScanner = lazy(async () => ({ default: (await import('./CameraScanner.tsx')).CameraScanner }));

/** Opens the camera for scanning. */
export function ScanButton({ onScan, onClosed }: { onScan: ScanTaken; onClosed?: () => void }) {
  const t = useTexts(scanMessages);
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<ScanBarcode size={18} aria-hidden />}
        onClick={() => {
          setWasOpened(true);
          setOpened(true);
        }}
      >
        {t('scan')}
      </Button>
      {wasOpened ? (
        <Suspense>
          <CameraScanner
            opened={opened}
            onClose={() => {
              setOpened(false);
              onClosed?.();
            }}
            onScan={onScan}
          />
        </Suspense>
      ) : null}
    </>
  );
}
