import { type PageText, useAmounts, usePageTexts } from './page-texts.ts';
import type { SharedPaper } from './shared-paper.ts';
import { type Look, Sign } from './Sign.tsx';

type Words = { look: Look; title: PageText; text: PageText };

const ofBill: Partial<Record<SharedPaper['status'], Words>> = {
  VALID: { look: 'good', title: 'invoiceVALID', text: 'invoiceVALIDText' },
  CREDITED: { look: 'part', title: 'invoiceCREDITED', text: 'invoiceCREDITEDText' },
  CANCELLED: { look: 'bad', title: 'invoiceCANCELLED', text: 'invoiceCANCELLEDText' },
};
const ofNote: Partial<Record<SharedPaper['status'], Words>> = {
  VALID: { look: 'good', title: 'noteVALID', text: 'invoiceVALIDText' },
};
const ofQuotation: Partial<Record<SharedPaper['status'], Words>> = {
  VALID: { look: 'good', title: 'quotationVALID', text: 'quotationVALIDText' },
  EXPIRED: { look: 'bad', title: 'quotationEXPIRED', text: 'quotationEXPIREDText' },
  ACCEPTED: { look: 'good', title: 'quotationACCEPTED', text: 'quotationACCEPTEDText' },
  REJECTED: { look: 'bad', title: 'quotationREJECTED', text: 'quotationREJECTEDText' },
  CONVERTED: { look: 'good', title: 'quotationCONVERTED', text: 'quotationCONVERTEDText' },
};
const words = { invoice: ofBill, 'credit-note': ofNote, quotation: ofQuotation } as const;
const wholly: Words = { look: 'bad', title: 'invoiceCREDITEDWhole', text: 'invoiceCREDITEDWholeText' };

/** Whether the paper counts, before anything else. */
export function PaperStatus({ paper }: { paper: SharedPaper }) {
  const t = usePageTexts();
  const amount = useAmounts();
  const { kind, status, total, credited } = paper;
  const said = status === 'CREDITED' && credited >= total ? wholly : words[kind][status];
  if (said === undefined) return null;
  const values = {
    seller: paper.paper.seller.name,
    total: amount(total),
    credited: amount(credited),
    left: amount(total - credited),
  };
  return (
    <section className={`status ${said.look}`}>
      <Sign look={said.look} />
      <div>
        <h1>{t(said.title, values)}</h1>
        <p>{t(said.text, values)}</p>
      </div>
    </section>
  );
}
