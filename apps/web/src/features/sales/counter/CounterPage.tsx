import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { Button, Stack } from '@mantine/core';
import { Store } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { IncompleteProfile, Refused } from '../../stock/goods-lines/DocumentEditorPage.tsx';
import { OwnDraft } from '../../stock/goods-lines/editor/OwnDraft.tsx';
import { Counter } from './Counter.tsx';
import { counterKind } from './counter-kind.ts';
import { hasDeviceDatabase } from './device/store/database-name.ts';
import { markedCounter } from './device/store/device-mark.ts';
import { serverTill } from './till.ts';

/** Few browsers are registered counters; for all others it is not loaded. */
const DevicePage = lazy(async () => ({ default: (await import('./device/DevicePage.tsx')).DevicePage }));

/** A screen for selling only: bill after bill in one outlet, by scanner, keyboard or touch. */
export function CounterPage() {
  const { can, isBusinessInactive, business } = useSession();
  const profile = useProfileNotice();
  const { outletId, choose } = useSellingOutlet();
  const { isDevice, setDevice } = useIsDevice(business?.id ?? 0);
  if (!can(invoiceContract.create)) return <Refused kind={named} reason="forbidden" />;
  if (isBusinessInactive) return <Refused kind={named} reason="inactive" />;
  if (!profile.isComplete) return <IncompleteProfile kind={named} onAsk={profile.ask} />;
  if (isDevice)
    return (
      <Suspense fallback={<FormSkeleton fields={10} />}>
        <DevicePage onForget={() => setDevice(false)} />
      </Suspense>
    );
  if (outletId === null) return <ChooseOutlet onChosen={choose} />;
  return <AtOutlet key={outletId} outletId={outletId} onOutlet={choose} />;
}

/** Whether this browser is a registered counter of the business: by its mark, or by what it kept where the mark is gone. */
function useIsDevice(businessId: number) {
  const [isDevice, setDevice] = useState(() => markedCounter(businessId) !== null);
  useEffect(() => {
    if (isDevice) return;
    hasDeviceDatabase(businessId).then(
      (isKept) => {
        if (isKept === true) setDevice(true);
      },
      // A browser that does not tell keeps none.
      () => undefined,
    );
    // Once, when the screen is opened: whoever goes on without the counter has said so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [businessId]);
  return { isDevice, setDevice };
}

const named = { texts: counterScreenMessages, listPath: screens.invoices };

function AtOutlet({ outletId, onOutlet }: { outletId: number; onOutlet: (outletId: number) => void }) {
  const kind = useMemo(() => counterKind(outletId), [outletId]);
  return (
    <OwnDraft kind={kind} id={null}>
      {(slot) => (
        <Counter key={slot.name} kind={kind} slot={slot} till={serverTill} outletId={outletId} onOutlet={onOutlet} />
      )}
    </OwnDraft>
  );
}

const outletKey = 'bahi.counter.outlet';

/** Where it is sold: the outlet that one works in or the only one, else the one that was chosen on this device. */
function useSellingOutlet() {
  const { officeId, outlets } = useSession();
  const [chosen, setChosen] = useState(() => Number(readStored(outletKey) ?? 0));
  const known = outlets.find(({ id }) => id === chosen)?.id ?? null;
  const only = outlets.length === 1 ? (outlets[0]?.id ?? null) : null;
  return {
    outletId: officeId ?? only ?? known,
    choose: (outletId: number) => {
      writeStored(outletKey, String(outletId));
      setChosen(outletId);
    },
  };
}

/** Nobody sells out of a stock that they have not chosen. */
function ChooseOutlet({ onChosen }: { onChosen: (outletId: number) => void }) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  return (
    <>
      <PageTitle title={t('createTitle')} />
      <EmptyState
        icon={<Store size={32} aria-hidden />}
        title={t('chooseOutlet')}
        text={t('chooseOutletText')}
        action={
          <Stack gap="sm">
            {outlets.map(({ id, name, nameNp }) => (
              <Button key={id} variant="default" size="lg" onClick={() => onChosen(id)}>
                {nameIn(language, name, nameNp)}
              </Button>
            ))}
          </Stack>
        }
      />
    </>
  );
}
