import '@mantine/core/styles/Tooltip.layer.css';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { Button, Tooltip } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session.tsx';
import type { AddAction } from './list-types.ts';
import { useProfileNotice } from './ProfileNotice.tsx';

/**
 * The one main action of a list. Not shown without the right; while the business profile is incomplete it asks for
 * the profile instead, and while the business is inactive it only says so.
 */
export function AddButton({ label, onClick, to, needs, needsProfile = true }: AddAction) {
  const common = useTexts(commonMessages);
  const { can, isBusinessInactive } = useSession();
  const profile = useProfileNotice();
  const navigate = useNavigate();
  if (needs !== undefined && !can(needs)) return null;
  const isBlocked = needsProfile && isBusinessInactive;
  const start = (): void => {
    if (isBlocked) return;
    if (needsProfile && !profile.isComplete) return profile.ask();
    if (to !== undefined) void navigate(to);
    else onClick?.();
  };
  return (
    <Tooltip label={common('businessInactive')} disabled={!isBlocked} multiline w={280}>
      <Button
        leftSection={<Plus size={18} aria-hidden />}
        onClick={start}
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked}
        aria-description={isBlocked ? common('businessInactive') : undefined}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
