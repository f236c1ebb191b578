import type { Check } from '../../../platform/verify/check.ts';

/** As `beyondCredit` judges it, by what the invoice keeps of its customer. */
const isBeyond = `(coalesce(invoice.credit_owed_paisa + document.total_paisa > invoice.credit_limit_paisa, false)
  or coalesce(invoice.credit_late_days > invoice.credit_days and invoice.credit_owed_paisa > 0, false))`;

export const invoiceCreditChecks: readonly Check[] = [
  {
    name: 'credit limits',
    holds:
      'every invoice beyond what its customer might owe, where the owner stopped that, bears who of the business let it pass and why; no other one does, and no draft is judged',
    counts: 'select count(*) as n from invoice where business_id = $1 and credit_rule is not null',
    faults: `
      select document.id as invoice_id, document.number, document.total_paisa, invoice.credit_rule, invoice.credit_limit_paisa,
        invoice.credit_owed_paisa, invoice.credit_days, invoice.credit_late_days, invoice.credit_passed_by
      from invoice join document on document.business_id = $1 and document.id = invoice.id
      where invoice.business_id = $1 and (invoice.credit_rule is not null or invoice.credit_passed_by is not null)
        and (document.state = 'DRAFT'
          or (coalesce(invoice.credit_rule, '') = 'STOP' and ${isBeyond})
            <> (invoice.credit_passed_by is not null and length(coalesce(invoice.credit_reason, '')) >= 3
              and exists (select from app_user where app_user.business_id = $1 and app_user.id = invoice.credit_passed_by)))`,
  },
];
