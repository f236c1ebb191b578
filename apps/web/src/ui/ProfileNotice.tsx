import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../platform/i18n.ts';
import { useSession } from '../platform/session.tsx';
import { Dialog, DialogFooter } from './Dialog.tsx';

export type ProfileNoticeControl = {
  /** Business details and address are there, or not asked of this user. */
  isComplete: boolean;
  /** Opens the dialog that asks for the business's details before anything is recorded. */
  ask: () => void;
};

export const businessDetailPath = '/business/detail';
const ProfileNoticeContext = createContext<ProfileNoticeControl>({ isComplete: true, ask: () => undefined });

/** `const profile = useProfileNotice(); if (!profile.isComplete) return profile.ask();` */
export function useProfileNotice(): ProfileNoticeControl {
  return use(ProfileNoticeContext);
}

/** Holds the dialog of the incomplete profile, for the banner and for every blocked Add button. */
export function ProfileNoticeProvider({ children }: { children: ReactNode }) {
  const t = useTexts(uiMessages);
  const { isProfileComplete } = useSession();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const control = useMemo(() => ({ isComplete: isProfileComplete, ask: () => setAsking(true) }), [isProfileComplete]);
  const close = (): void => setAsking(false);
  return (
    <ProfileNoticeContext value={control}>
      {children}
      <Dialog opened={isAsking} onClose={close} title={t('profileIncompleteTitle')} size={440} small>
        <p>{t('profileIncomplete')}</p>
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {t('later')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              close();
              void navigate(businessDetailPath);
            }}
          >
            {t('addDetails')}
          </Button>
        </DialogFooter>
      </Dialog>
    </ProfileNoticeContext>
  );
}
