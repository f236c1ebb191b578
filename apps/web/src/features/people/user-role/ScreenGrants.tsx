import type { Privilege } from '@bahi/contract/access';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { type GrantMap, isSame, mapOf } from '../role-module-privilege/grants.ts';
import { GrantTable } from '../role-module-privilege/GrantTable.tsx';
import { useGrantableTree } from '../role-module-privilege/use-grantable-tree.ts';

type Props = {
  roleId: number;
  /** What the assignment says itself, in place of the role. */
  details: GrantMap;
  /** Null: the role's word counts on this screen again. */
  onChange: (moduleId: number, granted: readonly Privilege[] | null) => void;
};

/** What the role grants, screen by screen, and what is different for this person. */
export function ScreenGrants({ roleId, details, onChange }: Props) {
  const t = useTexts(roleScreenMessages);
  const [isOpen, setOpen] = useState(false);
  const grantable = useGrantableTree(isOpen ? roleId : null);
  if (!isOpen) {
    return (
      <Button variant="default" mt="md" onClick={() => setOpen(true)}>
        {details.size === 0 ? t('screens') : `${t('screens')} · ${t('ownScreens', { count: details.size })}`}
      </Button>
    );
  }
  if (grantable.state === 'failed') return <ErrorState error={grantable.error} onRetry={grantable.retry} />;
  if (grantable.state === 'pending') return <FormSkeleton fields={4} />;
  const ofRole = mapOf(grantable.grants.filter((grant) => grant.isActive));
  return (
    <FormSection title={t('screens')}>
      <p>{t('screensHint')}</p>
      <GrantTable
        tree={grantable.tree}
        headingLevel={3}
        granted={new Map([...ofRole, ...details])}
        marked={new Set(details.keys())}
        onChange={(moduleId, granted) => onChange(moduleId, isSame(granted, ofRole.get(moduleId)) ? null : granted)}
      />
    </FormSection>
  );
}
