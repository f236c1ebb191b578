import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { screens } from '@bahi/contract/screens';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Banner } from '../../../../ui/shell/Banner.tsx';
import type { CounterDevice } from './counter-device.ts';
import { useCounterNow } from './device-till.ts';
import { isDevice, openCounterDevice } from './open-device.ts';

/** Opens what this browser keeps as a counter, which sends by itself whatever screen is open, and says what waits there. */
export function CounterOutbox({ businessId }: { businessId: number }) {
  const { officeId } = useSession();
  const { pathname } = useLocation();
  const [device, setDevice] = useState<CounterDevice | null>(null);
  useEffect(() => {
    let isLeft = false;
    void openCounterDevice(businessId).then((found) => {
      if (!isLeft) setDevice(isDevice(found) ? found : null);
    });
    return () => {
      isLeft = true;
    };
    // Another outlet is another sign-in, for whom it is opened anew.
  }, [businessId, officeId]);
  return device === null || pathname === screens.counter ? null : <Waiting device={device} />;
}

function Waiting({ device }: { device: CounterDevice }) {
  const t = useTexts(counterDeviceMessages);
  const { waiting, isSending } = useCounterNow(device);
  return (
    <Banner>
      {waiting > 0 && !isSending ? (
        <>
          <CloudOff size={20} aria-hidden />
          <span>
            <Link to={screens.counter}>{t('waits', { count: waiting })}</Link>
          </span>
        </>
      ) : null}
    </Banner>
  );
}
