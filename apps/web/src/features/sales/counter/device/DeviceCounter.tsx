import { counterDeviceMessages } from '@bahi/contract/sales/counter/counter-device.messages';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { screens } from '@bahi/contract/screens';
import { Button, Group, Stack } from '@mantine/core';
import { Unplug } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { EmptyState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import { OwnDraft } from '../../../stock/goods-lines/editor/OwnDraft.tsx';
import { takeTabLock } from '../../../stock/goods-lines/editor/tab-lock.ts';
import { Counter } from '../Counter.tsx';
import type { CounterDevice } from './counter-device.ts';
import { DeviceBar } from './DeviceBar.tsx';
import { deviceKind, type SoldHere } from './device-kind.ts';
import { deviceTill, useCounterNow } from './device-till.ts';

type Props = {
  device: CounterDevice;
  /** The user sells here without being a counter of their own: once this one is over. */
  onForget: () => void;
};

/** The counter of a registered device: issues on the device, sends behind it, and says how it stands. */
export function DeviceCounter({ device, onForget }: Props) {
  const t = useTexts(counterDeviceMessages);
  const language = useLanguage();
  const { can, officeId } = useSession();
  const { device: record, waiting } = useCounterNow(device);
  const tab = useOwnTab(device.counterId);
  useEffect(() => void device.check(), [device]);
  if (tab.isAsked) return <FormSkeleton fields={10} />;
  const outlet = nameIn(language, record.outletName, record.outletNameNp);
  if (!tab.isOwn)
    return (
      <Stopped
        title={t('elsewhere')}
        text={t('elsewhereText')}
        action={<Button onClick={tab.tryAgain}>{t('tryAgain')}</Button>}
      />
    );
  if (officeId !== null && officeId !== record.outletId)
    return <Stopped title={t('stopped')} text={t('otherOutlet', { outlet })} />;
  if (!can(paymentContract.create)) return <Stopped title={t('stopped')} text={t('mayNotTake')} />;
  if (record.state === 'CLOSED' && waiting === 0)
    return <Stopped title={t('stopped')} text={t('CLOSED')} action={<AfterIt onForget={onForget} />} />;
  return <Selling device={device} />;
}

function Selling({ device }: Pick<Props, 'device'>) {
  const session = useSession();
  const { outletId } = device.getState().device;
  const [sold] = useState<SoldHere>(() => new Map());
  const till = useMemo(() => deviceTill(device, sold), [device, sold]);
  const kind = useMemo(() => deviceKind(device, session, sold), [device, session, sold]);
  return (
    <>
      <DeviceBar device={device} />
      <OwnDraft kind={kind} id={null}>
        {(slot) => (
          <Counter key={slot.name} kind={kind} slot={slot} till={till} outletId={outletId} onOutlet={() => undefined} />
        )}
      </OwnDraft>
    </>
  );
}

/** What a browser says that was a counter and has lost what it kept. */
export function DeviceGone({ onForget }: Pick<Props, 'onForget'>) {
  const t = useTexts(counterDeviceMessages);
  return <Stopped title={t('stopped')} text={t('GONE')} action={<AfterIt onForget={onForget} isLost />} />;
}

/** What is kept could not be opened now, and may be whole: nothing is sold beside it, and nothing is forgotten. */
export function DeviceUnopened({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(counterDeviceMessages);
  return (
    <Stopped title={t('stopped')} text={t('UNOPENED')} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />
  );
}

/** A counter that is over: the owner makes another one, and whoever sells can go on without. */
function AfterIt({ onForget, isLost = false }: Pick<Props, 'onForget'> & { isLost?: boolean }) {
  const t = useTexts(counterDeviceMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const goOn = async (): Promise<void> => {
    if (await confirm({ kind: 'own', title: t('goOnWithout'), question: t('goOnWithoutText') })) onForget();
  };
  return (
    <Group justify="center" gap="sm">
      {can(salesCounterContract.list) ? (
        <Button component={Link} to={screens.salesCounters}>
          {t('openCounters')}
        </Button>
      ) : null}
      {!isLost || can(salesCounterContract.close) ? (
        <Button variant="default" onClick={() => void goOn()}>
          {t('goOnWithout')}
        </Button>
      ) : null}
    </Group>
  );
}

function Stopped({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const t = useTexts(counterScreenMessages);
  return (
    <Stack>
      <PageTitle title={t('createTitle')} />
      <EmptyState icon={<Unplug size={32} aria-hidden />} title={title} text={text} action={action} />
    </Stack>
  );
}

/** One tab sells: it holds the counter while its screen is open, and takes it from nobody. */
function useOwnTab(counterId: number) {
  const [tab, setTab] = useState<'asked' | 'own' | 'elsewhere'>('asked');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let release: (() => void) | null = null;
    let isOver = false;
    void takeTabLock(`counter.tab.${counterId}`, { how: 'soon', onLost: () => setTab('elsewhere') }).then((lock) => {
      if (isOver) return lock?.release();
      release = lock?.release ?? null;
      setTab(lock === null ? 'elsewhere' : 'own');
    });
    return () => {
      isOver = true;
      release?.();
    };
  }, [counterId, tries]);
  return {
    isAsked: tab === 'asked',
    isOwn: tab === 'own',
    tryAgain: () => {
      setTab('asked');
      setTries((before) => before + 1);
    },
  };
}
