import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { Button } from '@mantine/core';
import { Copy, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { copyText } from '../../../ui/texts/copy-text.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import classes from './SecondFactor.module.css';

type Props = { codes: readonly string[]; onKept: () => void };

/** Recovery codes, shown this once: to be copied or printed. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  return (
    <>
      <p>{t('codesText')}</p>
      <CodeList codes={codes} />
      {createPortal(
        <div className={classes.paper} aria-hidden>
          <h1>{t('codesTitle')}</h1>
          <p>{t('codesText')}</p>
          <CodeList codes={codes} />
        </div>,
        document.body,
      )}
      <DialogFooter>
        <Button
          variant="default"
          leftSection={<Copy size={18} aria-hidden />}
          onClick={() => void copyText(codes.join('\n'), t('copied'))}
        >
          {t('copy')}
        </Button>
        <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </DialogFooter>
    </>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
