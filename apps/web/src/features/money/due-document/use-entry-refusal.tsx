import { commonMessages } from '@bahi/contract/common/common.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';

/** What stands in place of a form that could not be saved: nothing is written in vain. Null where it can. */
export function useEntryRefusal({ isAllowed, isNew }: { isAllowed: boolean; isNew: boolean }): ReactNode {
  const ui = useTexts(uiMessages);
  const common = useTexts(commonMessages);
  const { isBusinessInactive } = useSession();
  const profile = useProfileNotice();
  if (!isAllowed) return <ForbiddenState />;
  if (isBusinessInactive) return <EmptyState title={common('forbidden')} text={common('businessInactive')} />;
  if (!isNew || profile.isComplete) return null;
  return (
    <EmptyState
      title={ui('profileIncompleteTitle')}
      text={ui('profileIncomplete')}
      action={<Button onClick={profile.ask}>{ui('addDetails')}</Button>}
    />
  );
}
