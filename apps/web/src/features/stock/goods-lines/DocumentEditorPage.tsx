import { commonMessages } from '@bahi/contract/common/common.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, Group } from '@mantine/core';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { showAddress } from '../../../platform/navigation.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';
import { blankLine, newHead, type StoredDocument } from './document-draft.ts';
import { DocumentEditor, type EditorParts } from './editor/DocumentEditor.tsx';
import { OwnDraft } from './editor/OwnDraft.tsx';
import type { GoodsKind } from './goods-kind.ts';

type Page<Own, Stored extends StoredDocument> = {
  kind: GoodsKind<Own, Stored>;
  parts: EditorParts<Own>;
  /** The draft that the address names; null for a new document. */
  id: number | null;
  /** What follows when it was issued, in place of the editor. */
  done: (issued: Stored, onNew: () => void) => ReactNode;
};

/** The screen of a new document, of a draft, and of one that was just issued. Each opening begins anew. */
export function DocumentEditorPage<Own, Stored extends StoredDocument>(page: Page<Own, Stored>) {
  const { kind, id } = page;
  const { key } = useLocation();
  const type = useNavigationType();
  const [opening, setOpening] = useState({ id, key, round: 0 });
  // The skip link and Back within the screen change the address's key too, and are no new opening.
  const isNewOpening = opening.id !== id || (opening.key !== key && type !== NavigationType.Pop);
  if (isNewOpening) setOpening({ id, key, round: opening.round + 1 });
  const { can, isBusinessInactive } = useSession();
  if (!can(id === null ? kind.create : kind.update)) return <Refused kind={kind} reason="forbidden" />;
  if (isBusinessInactive) return <Refused kind={kind} reason="inactive" />;
  return <Opening key={opening.round} {...page} />;
}

function Opening<Own, Stored extends StoredDocument>(page: Page<Own, Stored>) {
  const navigate = useNavigate();
  const [issued, setIssued] = useState<Stored | null>(null);
  const [before, setBefore] = useState<Pick<Stored, 'id' | 'code'> | null>(null);
  const { kind, id, done } = page;
  if (issued !== null) return done(issued, () => void navigate(`${kind.listPath}/create`));
  if (before !== null) return <NotDraft kind={kind} stored={before} />;
  const told = { onIssued: setIssued, onIssuedBefore: setBefore };
  if (id === null) return <NewDocument {...page} {...told} />;
  return <StoredDraft {...page} {...told} id={id} />;
}

type Opened<Own, Stored extends StoredDocument> = Pick<Page<Own, Stored>, 'kind' | 'parts'> & {
  onIssued: (issued: Stored) => void;
  onIssuedBefore: (issued: Pick<Stored, 'id' | 'code'>) => void;
};

function NewDocument<Own, Stored extends StoredDocument>(props: Opened<Own, Stored>) {
  const { kind } = props;
  const session = useSession();
  const profile = useProfileNotice();
  const [draft] = useState(() => {
    const { todayAD, officeId, outlets } = session;
    const { party = null, own = {} } = kind.usualParty?.(session) ?? {};
    return {
      head: { ...newHead(todayAD, officeId ?? outlets[0]?.id ?? null), party },
      own: { ...kind.newOwn(todayAD), ...own },
      lines: [blankLine(1)],
    };
  });
  if (!profile.isComplete) return <IncompleteProfile kind={kind} onAsk={profile.ask} />;
  return (
    <OwnDraft kind={kind} id={null}>
      {(slot) => (
        <DocumentEditor
          {...props}
          // Another slot is another draft.
          key={slot.name}
          slot={slot}
          draft={draft}
          onDraftSaved={({ id }) => showAddress(`${kind.listPath}/edit/${id}`)}
        />
      )}
    </OwnDraft>
  );
}

function StoredDraft<Own, Stored extends StoredDocument>(props: Opened<Own, Stored> & { id: number }) {
  const { kind, id } = props;
  const found = kind.useStored(id);
  if (found.isPending) return <FormSkeleton fields={10} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.state !== 'DRAFT') return <NotDraft kind={kind} stored={found.data} />;
  return (
    <OwnDraft kind={kind} id={id}>
      {(slot) => (
        <DocumentEditor {...props} slot={slot} draft={kind.draftOf(found.data)} onDraftSaved={() => undefined} />
      )}
    </OwnDraft>
  );
}

type Named = { kind: Pick<GoodsKind<never, never>, 'texts' | 'listPath'> };

/** Nothing is written that could not be saved. */
export function Refused({ kind, reason }: Named & { reason: 'forbidden' | 'inactive' }) {
  const words = useTexts(kind.texts);
  const ui = useTexts(uiMessages);
  const common = useTexts(commonMessages);
  const text = reason === 'forbidden' ? ui('forbidden') : common('businessInactive');
  return (
    <>
      <PageTitle title={words('createTitle')} backTo={kind.listPath} />
      <EmptyState icon={<Lock size={32} aria-hidden />} title={common('forbidden')} text={text} />
    </>
  );
}

function NotDraft({ kind, stored }: Named & { stored: Pick<StoredDocument, 'id' | 'code'> }) {
  const words = useTexts(kind.texts);
  return (
    <>
      <PageTitle title={words('editTitle')} backTo={kind.listPath} />
      <EmptyState
        title={words('notDraft', { number: stored.code ?? '' })}
        text={words('notDraftText')}
        action={
          <Group justify="center" gap="sm">
            <Button component={Link} to={`${kind.listPath}?view=${stored.id}`}>
              {words('viewIssued')}
            </Button>
            <Button variant="default" component={Link} to={`${kind.listPath}/create`}>
              {words('createTitle')}
            </Button>
          </Group>
        }
      />
    </>
  );
}

export function IncompleteProfile({ kind, onAsk }: Named & { onAsk: () => void }) {
  const words = useTexts(kind.texts);
  const ui = useTexts(uiMessages);
  return (
    <>
      <PageTitle title={words('createTitle')} backTo={kind.listPath} />
      <EmptyState
        title={ui('profileIncompleteTitle')}
        text={ui('profileIncomplete')}
        action={<Button onClick={onAsk}>{ui('addDetails')}</Button>}
      />
    </>
  );
}
