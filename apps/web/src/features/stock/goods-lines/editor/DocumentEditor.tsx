import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../../platform/session.tsx';
import { LeaveDialog } from '../../../../ui/form/LeaveDialog.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import type { DocumentDraft, StoredDocument } from '../document-draft.ts';
import { problemsOfHead } from '../draft-total.ts';
import type { GoodsKind } from '../goods-kind.ts';
import { LineGrid } from '../grid/LineGrid.tsx';
import { AddedItem, type Adding } from './AddedItem.tsx';
import classes from './DocumentEditor.module.css';
import { EditorActions } from './EditorActions.tsx';
import { EditorToolsContext, type LineParts } from './editor-context.ts';
import { focusFirstMistake, useFirstFocus } from './editor-focus.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { EditorStoreContext, useEditorState } from './use-editor-store.ts';
import { RestoredNotice, StaleNotice } from './EditorNotices.tsx';
import { onDay, rulesOf } from './opened-draft.ts';
import { RemarksField } from './RemarksField.tsx';
import { TotalBar } from './TotalBar.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorTools } from './use-editor-tools.ts';
import { useIssuedBefore } from './use-issued-before.ts';
import { readKeptDraft, useKeptDraft } from './use-kept-draft.ts';
import { type DraftSlot, slotName } from './use-draft-slot.ts';
import { useSaveDocument } from './use-save-document.ts';

/** What a kind puts into the editor of its own. */
export type EditorParts<Own> = {
  /** The head: `DocumentHead` with the fields of the kind. The party's field takes the first focus. */
  Head: (props: { store: EditorStore<Own>; partyField: RefObject<HTMLInputElement | null> }) => ReactNode;
  /** What is chosen below the totals, before it is issued. */
  BelowTotals?: (props: { store: EditorStore<Own> }) => ReactNode;
  /** Among the totals: where the rounding is entered as another's paper says it. */
  Rounding?: (props: { store: EditorStore<Own> }) => ReactNode;
  /** What belongs to the document below its lines. */
  BelowLines?: (props: { store: EditorStore<Own> }) => ReactNode;
  lines?: LineParts;
};
const noLineParts: LineParts = {};

type Props<Own, Stored extends StoredDocument> = {
  kind: GoodsKind<Own, Stored>;
  parts: EditorParts<Own>;
  /** The document as it is stored, or a new one. */
  draft: DocumentDraft<Own>;
  onDraftSaved: (saved: Stored) => void;
  onIssued: (issued: Stored) => void;
  /** It turned out to be issued already. */
  onIssuedBefore: (issued: Pick<Stored, 'id' | 'code'>) => void;
  slot: DraftSlot;
};

/**
 * Writes a document. Mount it anew for another one: it begins with `draft`, or with what a closed tab left of it, on the
 * day it is: what was written on a day before is issued today.
 */
export function DocumentEditor<Own, Stored extends StoredDocument>(props: Props<Own, Stored>) {
  const { kind, slot } = props;
  const { userDetails, business, todayAD } = useSession();
  const rules = useMemo(() => rulesOf(business), [business]);
  const draft = onDay(kind, props.draft, todayAD);
  const account = `${business?.id ?? 0}.${userDetails.id}`;
  const [opened] = useState(() => {
    const kept = readKeptDraft(slot.name, draft.head.version, kind.own);
    const store = createEditorStore(draft, {
      rules,
      counting: kind.counting,
      lines: kind.lines,
      problemsOfHead: (state) => problemsOfHead(kind, state, todayAD),
    });
    if (kept !== null) store.restore(onDay(kind, kept, todayAD));
    return { store, wasRestored: kept !== null };
  });
  useEffect(() => opened.store.setRules(rules), [opened.store, rules]);
  return (
    <EditorStoreContext value={opened.store}>
      <EditorBody {...props} draft={draft} {...opened} account={account} />
    </EditorStoreContext>
  );
}

type BodyProps<Own, Stored extends StoredDocument> = Props<Own, Stored> & {
  store: EditorStore<Own>;
  wasRestored: boolean;
  account: string;
};

// Longer than 60 lines because the whole screen is seen in one place.
function EditorBody<Own, Stored extends StoredDocument>(props: BodyProps<Own, Stored>) {
  const { kind, parts, draft, onDraftSaved, onIssued, onIssuedBefore, store, wasRestored, account, slot } = props;
  const { Head, BelowTotals, Rounding, BelowLines, lines: lineParts = noLineParts } = parts;
  const partyField = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const id = useEditorState((state) => state.head.id);
  const isDirty = useEditorState((state) => state.isDirty);
  const name = id === null ? slot.name : slotName(kind.name, id, account);
  const kept = useKeptDraft(store, slot, { name, wasRestored });
  const askIssued = useIssuedBefore({
    kind,
    store,
    wasRestored,
    onFound: (found) => {
      // A field that is left while the editor goes keeps nothing of it either.
      store.reset(draft);
      kept.forget();
      onIssuedBefore(found);
    },
  });
  const { adding, addItem, close } = useAdding(lineParts.AddItem !== undefined);
  const { tools, grid, focus, live, priced } = useEditorTools(panel, { kind, account, lineParts, addItem });
  const { save, saving, isStale } = useSaveDocument({
    kind,
    store,
    priced,
    onDraftSaved: (saved) => {
      kept.forget();
      onDraftSaved(saved);
    },
    onIssued: (issued) => {
      kept.forget();
      onIssued(issued);
    },
    onSending: kept.keepNow,
    onIssuedBefore: askIssued,
    onRefused: () => focusFirstMistake(editor.current),
  });
  useEditorKeys(save);
  useFirstFocus(partyField, draft.head.id === null);
  return (
    <EditorToolsContext value={tools}>
      <PageTitle title={tools.words(id === null ? 'createTitle' : 'editTitle')} backTo={kind.listPath} />
      {kept.isRestored ? (
        <RestoredNotice
          onDiscard={() => {
            kept.forget();
            store.reset(draft);
          }}
        />
      ) : null}
      {isStale ? (
        <StaleNotice
          onReload={() => {
            kept.forget();
            flushSync(() => store.reset(draft));
            window.location.reload();
          }}
        />
      ) : null}
      <div className={classes.editor} ref={editor}>
        <div className={classes.top}>
          <Head store={store} partyField={partyField} />
        </div>
        <div className={classes.sheet}>
          <LineGrid grid={grid} focus={focus} />
          <RemarksField />
          {BelowLines === undefined ? null : <BelowLines store={store} />}
        </div>
        <div className={classes.side}>
          <TotalsPanel panel={panel} rounding={Rounding === undefined ? null : <Rounding store={store} />}>
            {BelowTotals === undefined ? null : <BelowTotals store={store} />}
            <EditorActions saving={saving} onSave={(state) => void save(state)} />
          </TotalsPanel>
          <p className={classes.keys}>{tools.words('keys')}</p>
        </div>
      </div>
      <TotalBar panel={panel} saving={saving} onIssue={() => void save('FINAL')} />
      <div ref={live} role="status" className={classes.live} />
      {lineParts.AddItem === undefined ? null : (
        <AddedItem Dialog={lineParts.AddItem} adding={adding} onClose={close} />
      )}
      <LeaveDialog isDirty={isDirty && saving === null} onLeave={kept.forget} />
    </EditorToolsContext>
  );
}

/** What is being made for a line; nothing by who may make nothing. */
function useAdding(isOffered: boolean) {
  const { can } = useSession();
  const mayAdd = isOffered && (can(itemContract.create) || can(serviceContract.save));
  const [adding, setAdding] = useState<Adding>({ opened: false, lineKey: 0, typed: '' });
  const addItem = useMemo(
    () => (mayAdd ? (lineKey: number, typed: string) => setAdding({ opened: true, lineKey, typed }) : null),
    [mayAdd],
  );
  return { adding, addItem, close: () => setAdding((before) => ({ ...before, opened: false })) };
}
