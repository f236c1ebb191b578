import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { Button, Group } from '@mantine/core';
import { Files } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { EmptyState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import type { GoodsKind } from '../goods-kind.ts';
import { type DraftSlot, slotNames, useDraftSlot } from './use-draft-slot.ts';

type Props = {
  kind: Pick<GoodsKind<never, never>, 'name' | 'texts' | 'listPath'>;
  /** Of a stored draft; null for a new document. */
  id: number | null;
  /** The editor. */
  children: (slot: DraftSlot) => ReactNode;
};

/** Opens the editor of a draft that no other tab has open; else says so, and leaves the choice. */
export function OwnDraft({ kind, id, children }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const words = useTexts(kind.texts);
  const navigate = useNavigate();
  const { userDetails, business } = useSession();
  const account = `${business?.id ?? 0}.${userDetails.id}`;
  const names = useMemo(() => slotNames(kind.name, id, account), [kind.name, id, account]);
  const { found, setWish } = useDraftSlot(names);
  if (found === 'asked') return <FormSkeleton fields={10} />;
  if (!('elsewhere' in found)) return children(found);
  const begin = (): void => {
    if (id === null) setWish({ how: 'another' });
    else void navigate(`${kind.listPath}/create`);
  };
  return (
    <>
      <PageTitle title={words(id === null ? 'createTitle' : 'editTitle')} backTo={kind.listPath} />
      <EmptyState
        icon={<Files size={32} aria-hidden />}
        title={t('openElsewhere')}
        text={t('openElsewhereText')}
        action={
          <Group justify="center" gap="sm">
            <Button onClick={() => setWish({ how: 'take', name: found.elsewhere })}>{t('takeOver')}</Button>
            <Button variant="default" onClick={begin}>
              {words('createTitle')}
            </Button>
          </Group>
        }
      />
    </>
  );
}
