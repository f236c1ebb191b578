import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { useCallback, useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import type { AttachedDocument } from '../../../ui/documents/document-addresses.ts';
import { HeldDocuments } from '../../../ui/documents/HeldDocuments.tsx';
import { useHeadProblem } from '../../stock/goods-lines/editor/DocumentHead.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import type { PurchaseOwn } from './purchase-kind.ts';

const noDocuments: readonly AttachedDocument[] = [];

/** Pictures and PDF of the paper: up to five. */
export function PurchaseDocuments({ store }: { store: EditorStore<PurchaseOwn> }) {
  const t = useTexts(purchaseScreenMessages);
  const held = useOwnState(store, (own) => own.documents);
  const id = useEditorState((state) => state.head.id);
  const problem = useHeadProblem('documents');
  const stored = useCall(purchaseContract.get, { params: { id: id ?? 0 } }, { enabled: id !== null });
  const upload = useSend(purchaseContract.uploadDocument, { errors: 'form' });
  const discard = useSend(purchaseContract.removeDocument, { errors: 'form' });
  const setSending = useCallback((isSending: boolean) => store.learn({ isSending }), [store]);
  // What a closed tab was sending did not come.
  useEffect(() => setSending(false), [setSending]);
  return (
    <section aria-label={t('documents')}>
      <HeldDocuments
        name="documents"
        held={held}
        onChange={(documents) => store.setOwn({ documents })}
        error={problem}
        attached={stored.data?.documents ?? noDocuments}
        onUpload={(document) => upload.mutateAsync({ files: { document } })}
        onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
        onSending={setSending}
      />
    </section>
  );
}
