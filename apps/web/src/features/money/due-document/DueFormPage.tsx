import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { type DueRow, isEditable } from './due-document.ts';
import type { DueDetail, DueKind } from './due-kind.ts';
import { DueForm } from './DueForm.tsx';
import { NotEditable } from './NotEditable.tsx';
import { useEntryRefusal } from './use-entry-refusal.tsx';

/** A new record, or the one that the path names after `edit`, as it is when the page is opened. */
export function DueFormPage<Row extends DueRow, Stored extends Row & DueDetail>({
  kind,
}: {
  kind: DueKind<Row, Stored>;
}) {
  const id = useParams()[kind.parameter];
  const { can } = useSession();
  const t = useTexts(kind.texts);
  const isNew = id === undefined;
  const [reloads, setReloads] = useState(0);
  const stored = kind.useStored(id ?? null);
  const isAllowed = can(kind.save) && (isNew || can(kind.edit));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  const inFrame = (content: ReactNode) => (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={kind.listPath} />
      {content}
    </>
  );
  if (refusal !== null) return inFrame(refusal);
  if (stored.isError) return inFrame(<ErrorState error={stored.error} onRetry={() => void stored.refetch()} />);
  if (!isNew && stored.isPending) return inFrame(<FormSkeleton fields={9} />);
  if (stored.data !== undefined && !isEditable(stored.data))
    return inFrame(<NotEditable record={stored.data} listPath={kind.listPath} />);
  return (
    <DueForm
      key={`${id}.${reloads}`}
      kind={kind}
      record={stored.data ?? null}
      onReload={() => void stored.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}
