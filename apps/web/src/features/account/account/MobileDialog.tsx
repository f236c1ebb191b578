import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { type CodeSent, MobileCodeStep } from './MobileCodeStep.tsx';
import { MobileNumberStep } from './MobileNumberStep.tsx';

type Props = { opened: boolean; onClose: () => void; hasPassword: boolean; version: number };

/** Exchanges the mobile number: the new one, then the code that was sent to it. */
export function MobileDialog({ opened, onClose, ...account }: Props) {
  const t = useTexts(profileMessages);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setSent(null);
    setTyped('');
    onClose();
  };
  const mend = ({ mobileNumber }: CodeSent): void => {
    setTyped(mobileNumber);
    setSent(null);
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('changeMobile')} size={480}>
      {sent === null ? (
        <MobileNumberStep typed={typed} onSent={setSent} onCancel={close} />
      ) : (
        <MobileCodeStep {...account} sent={sent} onOther={() => mend(sent)} onChanged={close} />
      )}
    </Dialog>
  );
}
