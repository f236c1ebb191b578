import type { Answer } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';

/** The contracts of the documents whose drafts somebody else approves. */
export type ApprovableContract = typeof invoiceContract | typeof quotationContract | typeof creditNoteContract;

/** What all of them say of a draft's approval. */
export type ApprovableRow = Pick<
  Answer<ApprovableContract['get']>,
  | 'id'
  | 'version'
  | 'customerName'
  | 'customerNameNp'
  | 'issuedDateAD'
  | 'grandTotal'
  | 'approval'
  | 'approvalBy'
  | 'approvalRemarks'
  | 'isApprovable'
>;
