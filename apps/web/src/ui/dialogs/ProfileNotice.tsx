import { screens } from '@bahi/contract/screens';
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useSession } from '../../platform/session.tsx';

/** Loaded when it is asked for the first time: the frame begins without dialogs. */
const ProfileNoticeDialog = lazy(async () => ({
  default: (await import('./ProfileNoticeDialog.tsx')).ProfileNoticeDialog,
}));

export type ProfileNoticeControl = {
  /** Business details and address are there, or not asked of this user. */
  isComplete: boolean;
  /** Opens the dialog that asks for the business's details before anything is recorded. */
  ask: () => void;
};

const ProfileNoticeContext = createContext<ProfileNoticeControl>({ isComplete: true, ask: () => undefined });

/** `const profile = useProfileNotice(); if (!profile.isComplete) return profile.ask();` */
export function useProfileNotice(): ProfileNoticeControl {
  return use(ProfileNoticeContext);
}

/** Holds the dialog of the incomplete profile, for the banner and for every blocked Add button. */
export function ProfileNoticeProvider({ children }: { children: ReactNode }) {
  const { isProfileComplete } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [wasAsking, setWasAsking] = useState(false);
  if (isAsking && !wasAsking) setWasAsking(true);
  const control = useMemo(() => ({ isComplete: isProfileComplete, ask: () => setAsking(true) }), [isProfileComplete]);
  return (
    <ProfileNoticeContext value={control}>
      {children}
      {wasAsking ? (
        <Suspense>
          <ProfileNoticeDialog opened={isAsking} onClose={() => setAsking(false)} to={screens.businessProfile} />
        </Suspense>
      ) : null}
    </ProfileNoticeContext>
  );
}
