import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { Dialog, DialogFooter } from '../dialogs/Dialog.tsx';
import classes from './CameraScanner.module.css';
import { signalScan } from './scan-signal.ts';
import { useCamera } from './use-camera.ts';

/** What came of a scan: what it is called and what was done, or null where nobody knows the code. */
export type ScanTaken = (code: string) => Promise<string | null>;

type Props = { opened: boolean; onClose: () => void; onScan: ScanTaken };

/** The camera over the screen, for several scans in a row; each is told by sound, by a tremble and in words. */
export function CameraScanner({ opened, onClose, onScan }: Props) {
  const t = useTexts(scanMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={480}>
      <Camera onScan={onScan} />
      <DialogFooter>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

const mostShown = 5;

function Camera({ onScan }: { onScan: ScanTaken }) {
  const t = useTexts(scanMessages);
  const ui = useTexts(uiMessages);
  const [scans, setScans] = useState<readonly { number: number; text: string; isKnown: boolean }[]>([]);
  const count = useRef(0);
  const { video, problem, retry } = useCamera((code) => {
    void onScan(code).then((text) => {
      signalScan(text !== null);
      count.current += 1;
      const scan = { number: count.current, text: text ?? t('unknown', { code }), isKnown: text !== null };
      setScans((before) => [scan, ...before].slice(0, mostShown));
    });
  });
  return (
    <>
      {problem === null ? (
        <>
          <video ref={video} className={classes.video} aria-label={t('video')} muted playsInline />
          <p className={classes.hint}>{t('hint')}</p>
        </>
      ) : (
        <div role="alert">
          <p className={classes.problem}>{t(problem)}</p>
          <Button variant="default" mt={12} onClick={retry}>
            {ui('retry')}
          </Button>
        </div>
      )}
      <ul className={classes.scans} aria-label={t('scanned')} aria-live="polite">
        {scans.map(({ number, text, isKnown }) => (
          <li key={number} className={classes.scan} data-unknown={!isKnown || undefined}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
