import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { useLookAgain } from './use-look-again.ts';
import { SendPanel } from './SendPanel.tsx';
import { SharingHistory } from './SharingHistory.tsx';
import type { SharedDocument } from '../../stock/goods-lines/paper/use-share-text.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What it is, and what its own words and its paper are. */
  kind: SharedKind;
  paper: PaperKind;
  document: SharedDocument;
};

/** Shares a document with its party: by its link, by a message that somebody sends, or as a file. */
export function ShareDialog({ opened, onClose, kind, paper, document }: Props) {
  const words = useTexts(paper.texts);
  return (
    <Dialog opened={opened} onClose={onClose} title={words('shareTitle', { number: document.code ?? '' })} size={620}>
      {opened ? <Sharing kind={kind} paper={paper} document={document} /> : null}
    </Dialog>
  );
}

function Sharing({ kind, paper, document }: Pick<Props, 'kind' | 'paper' | 'document'>) {
  const t = useTexts(sharingScreenMessages);
  const asked = { params: { kind, id: document.id }, query: { origin: location.origin } };
  const state = useCall(sharingContract.get, asked, { staleTime: 0 });
  useLookAgain(state.data?.sharings, state.refetch);
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (state.isPending) return <FormSkeleton fields={3} />;
  const named = { kind, id: document.id };
  return (
    <>
      {kind === 'invoice' && state.data.sharings.length === 0 ? <p>{t('cannotCancel')}</p> : null}
      <LinkPanel named={named} state={state.data} />
      <SendPanel named={named} state={state.data} />
      <SharingHistory state={state.data} />
      <MessagePanel named={named} state={state.data} paper={paper} document={document} />
    </>
  );
}
