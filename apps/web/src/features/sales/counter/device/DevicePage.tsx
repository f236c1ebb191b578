import { useEffect, useState } from 'react';
import { useSession } from '../../../../platform/session.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { DeviceCounter, DeviceGone } from './DeviceCounter.tsx';
import { type FoundDevice, forgetCounterDevice, openCounterDevice } from './open-device.ts';

/** The counter's screen of a browser that is a registered counter, or was one. */
export function DevicePage({ onForget }: { onForget: () => void }) {
  const { business, officeId } = useSession();
  const businessId = business?.id ?? 0;
  const [found, setFound] = useState<FoundDevice | 'asked'>('asked');
  useEffect(() => {
    let isOver = false;
    void openCounterDevice(businessId).then((device) => {
      if (!isOver) setFound(device);
    });
    return () => {
      isOver = true;
    };
    // Another outlet is another sign-in, for whom it is opened anew.
  }, [businessId, officeId]);
  const forget = (): void => {
    void forgetCounterDevice(businessId).then(onForget);
  };
  useEffect(() => {
    if (found === null) onForget();
  }, [found, onForget]);
  if (found === 'asked' || found === null) return <FormSkeleton fields={10} />;
  if (found === 'GONE') return <DeviceGone onForget={forget} />;
  return <DeviceCounter device={found} onForget={forget} />;
}
