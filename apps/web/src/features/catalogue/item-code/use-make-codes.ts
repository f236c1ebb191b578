import { itemCodeContract } from '@bahi/contract/catalogue/item-code/item-code.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';

type Wish = Sent<typeof itemCodeContract.make>['body'];

/** Makes the codes that items or variants lack, in as many calls as there are to code; who may not has nothing to press. */
export function useMakeCodes() {
  const { can } = useSession();
  const { mutateAsync, isPending } = useSend(itemCodeContract.make);
  const make = async (wish: Wish): Promise<void> => {
    try {
      for (let left = 1; left > 0;) ({ left } = await mutateAsync({ body: wish }));
    } catch {
      // Why there are none has been shown as a toast.
    }
  };
  return { mayMake: can(itemCodeContract.make), isMaking: isPending, make };
}
