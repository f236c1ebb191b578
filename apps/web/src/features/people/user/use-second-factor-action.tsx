import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { ShieldOff } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { UserRow } from './user-form.ts';

/** Turns off the second step of who has one and can make no code any more; asks first. */
export function useSecondFactorAction(
  refusalOf: (user: UserRow) => string | undefined,
): (user: UserRow) => readonly RowAction[] {
  const t = useTexts(secondFactorScreenMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const remove = useSend(userContract.removeSecondFactor);
  const turnOff = async ({ id, fullName }: UserRow): Promise<void> => {
    const question = t('ofOtherQuestion', { name: fullName });
    if (await confirm({ kind: 'own', question, confirm: t('ofOther'), isDangerous: true }))
      remove.mutate({ params: { userId: id } });
  };
  return (user) => {
    if (!user.hasSecondFactor || !can(userContract.removeSecondFactor)) return [];
    const icon = <ShieldOff size={16} aria-hidden />;
    return [
      { label: t('ofOther'), icon, onClick: () => void turnOff(user), isDangerous: true, refusal: refusalOf(user) },
    ];
  };
}
