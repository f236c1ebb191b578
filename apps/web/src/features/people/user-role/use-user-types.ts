import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';

const ofBusiness = ['BUSINESS_OWNER_USER', 'BUSINESS_INTERNAL', 'OUTLET_USER'] as const;
const ofPlatform = ['SUPER_USER', 'INTERNAL_USER'] as const;

/** The types of user whom one sees, as a filter shows them: the platform sees all. */
export function useUserTypes(): { value: string; label: string }[] {
  const t = useTexts(userTypeMessages);
  const { isPlatformUser } = useSession();
  return (isPlatformUser ? [...ofPlatform, ...ofBusiness] : ofBusiness).map((type) => ({
    value: type,
    label: t(type),
  }));
}
