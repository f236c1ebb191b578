import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { screens } from '@bahi/contract/screens';
import { useTexts } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { ApprovableContract } from './approval-kinds.ts';
import classes from './ApprovalNotice.module.css';
import { useWaitingCount } from './use-waiting-count.ts';

/** On the first screen of the day: what waits for somebody's word, for who may give it. */
export function WaitingDrafts() {
  const titles = [
    useTexts(invoiceScreenMessages),
    useTexts(quotationScreenMessages),
    useTexts(creditNoteScreenMessages),
  ];
  const [invoices, quotations, notes] = titles.map((t) => t('title'));
  return (
    <>
      <Waiting contract={invoiceContract} list={screens.invoices} title={invoices ?? ''} />
      <Waiting contract={quotationContract} list={screens.quotations} title={quotations ?? ''} />
      <Waiting contract={creditNoteContract} list={screens.creditNotes} title={notes ?? ''} />
    </>
  );
}

function Waiting({ contract, list, title }: { contract: ApprovableContract; list: string; title: string }) {
  const t = useTexts(approvalScreenMessages);
  const count = useWaitingCount(contract);
  return count === 0 ? null : (
    <p className={classes.notice} role="status" data-state="WAITING">
      <TextLink to={`${list}?approval=WAITING`}>{t('waitingOf', { title, count })}</TextLink>
    </p>
  );
}
