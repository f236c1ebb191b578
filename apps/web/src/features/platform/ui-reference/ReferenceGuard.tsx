import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';

const needs = 'ui-reference.read';

/** The reference is for who works for the platform; others are told so. */
export function ReferenceGuard({ children }: { children: ReactNode }) {
  const t = useTexts(uiReferenceScreenMessages);
  const { can } = useSession();
  if (can(needs)) return children;
  return (
    <>
      <PageTitle title={t('title')} />
      <ForbiddenState needs={needs} />
    </>
  );
}
