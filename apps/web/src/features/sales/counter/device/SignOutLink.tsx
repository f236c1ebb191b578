import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSignOut } from '../../../../platform/sign-out.ts';
import { markedBusinesses } from './store/device-mark.ts';

/**
 * Signs out where there is no frame yet. While invoices wait in this browser to be sent, or a counter has no line, it says so
 * first, and is pressed again.
 */
export function SignOutLink({ label }: { label: string }) {
  const t = useTexts(counterDeviceMessages);
  const signOut = useSignOut();
  const [told, setTold] = useState('');
  const leave = async (): Promise<void> => {
    // Only a browser that is a counter opens the storage of one.
    const left = markedBusinesses().length === 0 ? nothing : await whatIsLeft();
    const said = [
      left.isAway ? t('leaveOffline') : null,
      left.isUnread ? t('leaveUnread') : null,
      left.count === 0 ? null : t('leaveText', { count: left.count }),
    ].filter((part) => part !== null);
    const question = said.join(' ');
    // What was told is told anew where it is more by now.
    if (question === '' || question === told) return signOut();
    setTold(question);
  };
  return (
    <>
      {told === '' ? null : <p role="alert">{told}</p>}
      <Button variant="subtle" onClick={() => void leave()}>
        {label}
      </Button>
    </>
  );
}

const nothing = { count: 0, isUnread: false, isAway: false };

async function whatIsLeft(): Promise<typeof nothing> {
  const { waitingHere } = await import('./waiting-here.ts');
  return { ...(await waitingHere()), isAway: !navigator.onLine };
}
