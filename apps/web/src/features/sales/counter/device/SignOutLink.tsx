import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSignOut } from '../../../../platform/sign-out.ts';
import { markedBusinesses } from './store/device-mark.ts';

/** Signs out where there is no frame yet. While invoices wait in this browser to be sent it says so first, and is pressed again. */
export function SignOutLink({ label }: { label: string }) {
  const t = useTexts(counterDeviceMessages);
  const signOut = useSignOut();
  const [waiting, setWaiting] = useState(0);
  const leave = async (): Promise<void> => {
    const count = waiting > 0 || markedBusinesses().length === 0 ? 0 : await countWaiting();
    if (count === 0) return signOut();
    setWaiting(count);
  };
  return (
    <>
      {waiting === 0 ? null : <p role="alert">{t('leaveText', { count: waiting })}</p>}
      <Button variant="subtle" onClick={() => void leave()}>
        {label}
      </Button>
    </>
  );
}

/** Only a browser that is a counter opens the storage of one. */
async function countWaiting(): Promise<number> {
  const { waitingHere } = await import('./waiting-here.ts');
  return waitingHere();
}
