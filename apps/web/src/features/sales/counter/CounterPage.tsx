import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { Button, Stack } from '@mantine/core';
import { Store } from 'lucide-react';
import { useMemo, useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { IncompleteProfile, Refused } from '../../stock/goods-lines/DocumentEditorPage.tsx';
import { OwnDraft } from '../../stock/goods-lines/editor/OwnDraft.tsx';
import { Counter } from './Counter.tsx';
import { counterKind } from './counter-kind.ts';

/** A screen for selling only: bill after bill in one outlet, by scanner, keyboard or touch. */
export function CounterPage() {
  const { can, isBusinessInactive } = useSession();
  const profile = useProfileNotice();
  const { outletId, choose } = useSellingOutlet();
  if (!can(invoiceContract.create)) return <Refused kind={named} reason="forbidden" />;
  if (isBusinessInactive) return <Refused kind={named} reason="inactive" />;
  if (!profile.isComplete) return <IncompleteProfile kind={named} onAsk={profile.ask} />;
  if (outletId === null) return <ChooseOutlet onChosen={choose} />;
  return <AtOutlet key={outletId} outletId={outletId} onOutlet={choose} />;
}

const named = { texts: counterScreenMessages, listPath: screens.invoices };

function AtOutlet({ outletId, onOutlet }: { outletId: number; onOutlet: (outletId: number) => void }) {
  const kind = useMemo(() => counterKind(outletId), [outletId]);
  return (
    <OwnDraft kind={kind} id={null}>
      {(slot) => <Counter key={slot.name} kind={kind} slot={slot} outletId={outletId} onOutlet={onOutlet} />}
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
