import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { CircleAlert, Lock } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { Banner } from '../../../ui/shell/Banner.tsx';
import { HelpLine } from '../../../ui/shell/HelpLine.tsx';
import { useProfileNotice } from '../../../ui/dialogs/ProfileNotice.tsx';

/** Says on every screen that the profile is incomplete, or that the business may not record anything new. */
export function ProfileBanner() {
  const t = useTexts(uiMessages);
  const frame = useTexts(frameMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isComplete } = useProfileNotice();
  const { isBusinessInactive, business } = useSession();
  if (isBusinessInactive) {
    return (
      <Banner>
        <Lock size={20} aria-hidden />
        <div>
          {frame(inactiveText(business?.statusReason ?? null))}
          <HelpLine />
        </div>
      </Banner>
    );
  }
  if (isComplete || pathname === screens.businessProfile) return null;
  return (
    <Banner>
      <CircleAlert size={20} aria-hidden />
      <span>
        <strong>{t('profileIncompleteTitle')}</strong> {t('profileIncomplete')}
      </span>
      <Button variant="default" onClick={() => void navigate(screens.businessProfile)}>
        {t('addDetails')}
      </Button>
    </Banner>
  );
}

/** By whose act it is inactive decides the word. */
function inactiveText(reason: 'REJECTED' | 'SUSPENDED' | null) {
  if (reason === null) return 'inactiveBusiness';
  return reason === 'REJECTED' ? 'rejectedBusiness' : 'suspendedBusiness';
}
