import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { Button } from '@mantine/core';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { chooseOffice } from '../../../platform/office.ts';
import { useInit } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { SignOutLink } from '../../sales/counter/device/SignOutLink.tsx';

/** Who has several outlets says where they work: outlet users first of all, others whenever they like. */
export function SelectOfficePage() {
  const t = useTexts(officeMessages);
  const init = useInit();
  if (init.isPending) return <FormSkeleton fields={2} />;
  if (init.isError) return <ErrorState error={init.error} onRetry={() => void init.refetch()} />;
  const { user, outlets } = init.data;
  const mayWorkEverywhere = user.userDetails.userType !== 'OUTLET_USER';
  return (
    <PublicScreen title={t('title')} text={t(outlets.length === 0 ? 'none' : 'text')}>
      <OfficeChoices outlets={outlets} mayWorkEverywhere={mayWorkEverywhere} />
      <PublicLinks>
        <SignOutLink label={t('signOut')} />
      </PublicLinks>
    </PublicScreen>
  );
}

type Outlets = readonly { id: number; name: string; nameNp: string | null }[];

function OfficeChoices({ outlets, mayWorkEverywhere }: { outlets: Outlets; mayWorkEverywhere: boolean }) {
  const frame = useTexts(frameMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<number | 'whole' | null>(null);
  const choose = async (id: number | 'whole'): Promise<void> => {
    setChosenId(id);
    try {
      await chooseOffice(id === 'whole' ? null : id);
      await navigate(screens.dashboard, { replace: true });
    } catch {
      // Why it could not be chosen has been shown as a toast.
      setChosenId(null);
    }
  };
  const places = [
    ...(mayWorkEverywhere ? [{ id: 'whole' as const, label: frame('wholeBusiness') }] : []),
    ...outlets.map(({ id, name, nameNp }) => ({ id, label: nameIn(language, name, nameNp) })),
  ];
  return (
    <PublicForm>
      {places.map(({ id, label }) => (
        <Button
          key={id}
          variant="default"
          leftSection={<Store size={18} aria-hidden />}
          loading={chosenId === id}
          disabled={chosenId !== null && chosenId !== id}
          onClick={() => void choose(id)}
          fullWidth
        >
          {label}
        </Button>
      ))}
    </PublicForm>
  );
}
