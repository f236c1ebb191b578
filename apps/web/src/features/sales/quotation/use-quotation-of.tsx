import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Detail } from '../../../ui/dialogs/DetailList.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';

/** The quotation that an invoice was made of, and what costs otherwise since; null where there is none, or it is not known. */
export function useQuotationOf(invoiceId: number | null) {
  const { can } = useSession();
  const isAsked = invoiceId !== null && can(quotationContract.ofInvoice);
  return useFresh(quotationContract.ofInvoice, isAsked ? { params: { invoiceId } } : null).data ?? null;
}

/** The same as a detail of the invoice. */
export function useQuotationDetail(invoiceId: number): Detail[] {
  const t = useTexts(quotationScreenMessages);
  const quotation = useQuotationOf(invoiceId);
  if (quotation === null) return [];
  const { id, code } = quotation;
  return [{ label: t('ofQuotation'), value: <TextLink to={`${screens.quotations}?view=${id}`}>{code}</TextLink> }];
}
