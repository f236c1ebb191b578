import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { useSend } from '../../../platform/query.ts';
import type { Named } from './shared-document.ts';

/** Notes that the link of a paper is handed out, which makes it where there is none. */
export function useShare({ kind, id }: Named) {
  const sharing = useSend(sharingContract.share);
  const asked = { params: { kind, id }, query: { origin: location.origin } };
  return {
    isPending: sharing.isPending,
    /** A refusal is shown as a toast. */
    share: (way: 'LINK' | 'WHATSAPP'): void => sharing.mutate({ ...asked, body: { way } }),
  };
}
