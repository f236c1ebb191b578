import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { type Session, useSession } from '../../../platform/session.tsx';

/** Whether the user notes payments to the tax office: by the call's own right, and by that to see what they are paid from. */
export function useMayPay(): Session['can'] {
  const { can, isBusinessInactive } = useSession();
  return (call) => can(call) && can(moneyAccountContract.choices) && !isBusinessInactive;
}
