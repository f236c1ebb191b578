import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { DeviceCounter, DeviceGone, DeviceUnopened } from './DeviceCounter.tsx';
import { type FoundDevice, forgetCounterDevice, openCounterDevice } from './open-device.ts';

/** The counter's screen of a browser that is a registered counter, or was one. */
export function DevicePage({ onForget }: { onForget: () => void }) {
  const { business, officeId } = useSession();
  const businessId = business?.id ?? 0;
  const t = useTexts(counterDeviceMessages);
  const [found, setFound] = useState<FoundDevice | 'asked'>('asked');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    void openCounterDevice(businessId).then((device) => {
      if (!isOver) setFound(device);
    });
    return () => {
      isOver = true;
    };
    // Another outlet is another sign-in, for whom it is opened anew.
  }, [businessId, officeId, tries]);
  const forget = (): void => {
    void forgetCounterDevice(businessId).then((isForgotten) => {
      if (isForgotten) return onForget();
      showToast({ kind: 'error', message: t('stillKept') });
    });
  };
  useEffect(() => {
    if (found === null) onForget();
  }, [found, onForget]);
  if (found === 'asked' || found === null) return <FormSkeleton fields={10} />;
  if (found === 'UNOPENED')
    return (
      <DeviceUnopened
        onRetry={() => {
          setFound('asked');
          setTries((before) => before + 1);
        }}
      />
    );
  if (found === 'GONE') return <DeviceGone onForget={forget} />;
  return <DeviceCounter device={found} onForget={forget} />;
}
