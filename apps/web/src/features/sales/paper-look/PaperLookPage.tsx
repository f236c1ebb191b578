import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { type PaperLook, paperLookValues } from './paper-look-form.ts';
import { PaperLookForm } from './PaperLookForm.tsx';
import classes from './PaperLook.module.css';
import { PaperPreview } from './PaperPreview.tsx';

/** How the bills of the business look, with an example beside the choices. */
export function PaperLookPage() {
  const t = useTexts(paperLookScreenMessages);
  const { can } = useSession();
  // The profile has the same version, and may have been saved meanwhile.
  const found = useCall(paperLookContract.get, {}, { staleTime: 0 });
  const look = found.data;
  const [saved, setSaved] = useState<PaperLook | null>(null);
  return (
    <>
      <PageTitle title={t('title')} backTo={screens.businessProfile} />
      <p className={classes.text}>{t('text')}</p>
      {look === undefined ? (
        found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={6} />
        )
      ) : can(paperLookContract.save) ? (
        // Saved, it begins with what counts now; the signature is kept beside it.
        <PaperLookForm
          key={saved?.version ?? 0}
          look={{ ...(saved ?? look), signatureImage: look.signatureImage }}
          onSaved={setSaved}
          onReload={() => found.refetch()}
        />
      ) : (
        <PaperPreview values={paperLookValues(look)} />
      )}
    </>
  );
}
