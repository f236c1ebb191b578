import { useEffect } from 'react';
import { useSession } from '../../../../platform/session.tsx';
import { openCounterDevice } from './open-device.ts';

/** Opens what this browser keeps as a counter, which sends by itself whatever screen is open. */
export function CounterOutbox({ businessId }: { businessId: number }) {
  const { officeId } = useSession();
  useEffect(() => {
    void openCounterDevice(businessId);
    // Another outlet is another sign-in, for whom it is opened anew.
  }, [businessId, officeId]);
  return null;
}
