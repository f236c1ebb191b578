import { useSession } from '../../../platform/session.tsx';
import type { DueOpening } from './due-form.ts';

/** What a new income or expense begins with: today, and the outlet that is worked in or the first one. */
export function useDueOpening(): DueOpening {
  const { todayAD, outlets, officeId } = useSession();
  return { todayAD, outletId: officeId ?? outlets[0]?.id ?? '' };
}
