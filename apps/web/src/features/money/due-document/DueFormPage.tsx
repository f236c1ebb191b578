import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { type DueRow, isEditable } from './due-document.ts';
import { copyParameter, type DueDetail, type DueKind } from './due-kind.ts';
import { DueForm } from './DueForm.tsx';
import { NotEditable } from './NotEditable.tsx';
import { useEntryRefusal } from './use-entry-refusal.tsx';

/** A new record, which may begin as the copy of another one, or the one that the path names after `edit`, as it is when the page is opened. */
export function DueFormPage<Row extends DueRow, Stored extends Row & DueDetail>({
  kind,
}: {
  kind: DueKind<Row, Stored>;
}) {
  const id = useParams()[kind.parameter];
  const [address] = useAddress();
  const { can } = useSession();
  const t = useTexts(kind.texts);
  const isNew = id === undefined;
  const [reloads, setReloads] = useState(0);
  const copied = isNew ? address.get(copyParameter) : null;
  const stored = kind.useStored(id ?? copied);
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
  if ((!isNew || copied !== null) && stored.isPending) return inFrame(<FormSkeleton fields={9} />);
  if (!isNew && stored.data !== undefined && !isEditable(stored.data))
    return inFrame(<NotEditable record={stored.data} listPath={kind.listPath} />);
  return (
    <DueForm
      key={`${id ?? copied}.${reloads}`}
      kind={kind}
      record={isNew ? null : (stored.data ?? null)}
      copied={isNew ? (stored.data ?? null) : null}
      onReload={() => void stored.refetch().then(() => setReloads((count) => count + 1))}
    />
  );
}
