import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import type { AddAction } from '../list-types.ts';
import { useProfileNotice } from '../../dialogs/ProfileNotice.tsx';

/** What the Add button of a list does, for whom it is offered, and when it only says why it does nothing. */
export function useAdd({ onClick, to, needs, needsProfile = true }: Omit<AddAction, 'label'>) {
  const { can, isBusinessInactive } = useSession();
  const profile = useProfileNotice();
  const navigate = useNavigate();
  const isBlocked = needsProfile && isBusinessInactive;
  return {
    isOffered: needs === undefined || can(needs),
    isBlocked,
    start: (): void => {
      if (isBlocked) return;
      if (needsProfile && !profile.isComplete) return profile.ask();
      if (to !== undefined) void navigate(to);
      else onClick?.();
    },
  };
}
