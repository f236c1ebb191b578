import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { LeaveDialog } from '../../../../ui/form/LeaveDialog.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import { invoiceListPath } from '../invoice-paths.ts';
import { EditorActions } from './EditorActions.tsx';
import { EditorToolsContext } from './editor-context.ts';
import type { InvoiceDetail, InvoiceDraft } from './invoice-draft.ts';
import classes from './InvoiceEditor.module.css';
import { createInvoiceStore, InvoiceStoreContext, useInvoicePart, useInvoiceStore } from './invoice-store.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import { LineGrid } from './LineGrid.tsx';
import { RemarksField } from './RemarksField.tsx';
import { RestoredNotice, StaleNotice } from './EditorNotices.tsx';
import { TotalBar } from './TotalBar.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { focusFirstMistake, useFirstFocus } from './editor-focus.ts';
import { useEditorTools } from './use-editor-tools.ts';
import { readKeptDraft, useKeptDraft } from './use-kept-draft.ts';
import { useSaveInvoice } from './use-save-invoice.ts';

type Props = {
  /** The bill as it is stored, or a new one. */
  draft: InvoiceDraft;
  onDraftSaved: (saved: InvoiceDetail) => void;
  onIssued: (issued: InvoiceDetail) => void;
};

/** Writes a bill. Mount it anew for another bill: it begins with `draft`, or with what a closed tab left of it. */
export function InvoiceEditor(props: Props) {
  const { draft } = props;
  const { userDetails, business, todayAD } = useSession();
  const vatRegistered = business?.companyRegisterType === 'VAT';
  const account = `${business?.id ?? 0}.${userDetails.id}`;
  const [opened] = useState(() => {
    const kept = readKeptDraft(keptNameOf(draft.head.id, account), draft.head.version);
    const store = createInvoiceStore(draft, { vatRegistered, todayAD });
    if (kept !== null) store.restore(kept);
    return { store, wasRestored: kept !== null };
  });
  return (
    <InvoiceStoreContext value={opened.store}>
      <EditorBody {...props} {...opened} account={account} vatRegistered={vatRegistered} />
    </InvoiceStoreContext>
  );
}

function keptNameOf(id: number | null, account: string): string {
  return `invoice.${id ?? 'new'}.${account}`;
}

type BodyProps = Props & { wasRestored: boolean; account: string; vatRegistered: boolean };

function EditorBody({ draft, onDraftSaved, onIssued, wasRestored, account, vatRegistered }: BodyProps) {
  const t = useTexts(invoiceScreenMessages);
  const store = useInvoiceStore();
  const customerField = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const id = useInvoicePart((state) => state.head.id);
  const isDirty = useInvoicePart((state) => state.isDirty);
  const kept = useKeptDraft(store, keptNameOf(id, account), wasRestored);
  const { tools, grid, focus, live } = useEditorTools(panel, { account, vatRegistered });
  const { save, saving, isStale } = useSaveInvoice({
    store,
    onDraftSaved: (saved) => {
      kept.forget();
      onDraftSaved(saved);
    },
    onIssued: (issued) => {
      kept.forget();
      onIssued(issued);
    },
    onRefused: () => focusFirstMistake(editor.current),
  });
  useEditorKeys(save);
  useFirstFocus(customerField, draft.head.id === null);
  const actions = <EditorActions saving={saving} onSave={(state) => void save(state)} />;
  return (
    <EditorToolsContext value={tools}>
      <PageTitle title={t(id === null ? 'createTitle' : 'editTitle')} backTo={invoiceListPath} />
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
          <InvoiceHead customerField={customerField} />
        </div>
        <div className={classes.sheet}>
          <LineGrid grid={grid} focus={focus} />
          <RemarksField />
        </div>
        <div className={classes.side}>
          <TotalsPanel panel={panel}>{actions}</TotalsPanel>
          <p className={classes.keys}>{t('keys')}</p>
        </div>
      </div>
      <TotalBar panel={panel} saving={saving} onIssue={() => void save('FINAL')} />
      <div ref={live} role="status" className={classes.live} />
      <LeaveDialog isDirty={isDirty && saving === null} onLeave={kept.forget} />
    </EditorToolsContext>
  );
}
