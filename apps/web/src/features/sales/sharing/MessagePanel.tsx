import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { useSession } from '../../../platform/session.tsx';
import { ShareMessage } from '../../../ui/documents/ShareMessage.tsx';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import { type SharedDocument, useShareText } from '../../stock/goods-lines/paper/use-share-text.ts';
import type { Named, SharedState } from './shared-document.ts';
import { useShare } from './use-share.ts';

type Props = { named: Named; state: SharedState; paper: PaperKind; document: SharedDocument };

/** A message of one's own with number, total and link: copied, opened in WhatsApp, or sent with the PDF by the device. */
export function MessagePanel({ named, state, paper, document }: Props) {
  const { can, isBusinessInactive } = useSession();
  const printing = usePrint(paper, document.id);
  const text = useShareText(paper, document);
  const { share } = useShare(named);
  const onOpen = (): void => {
    if (can(sharingContract.share) && !isBusinessInactive) share('WHATSAPP');
  };
  return (
    <ShareMessage
      written={state.address === null ? text : `${text}\n${state.address}`}
      // Without a link there is nothing that a message alone could bring.
      {...(state.address === null ? {} : { whatsApp: { phone: state.customerPhone, onOpen } })}
      isBusy={printing.isBusy}
      withPdf={printing.withPdf}
    />
  );
}
