import type { Check } from '../../../platform/verify/check.ts';

/** What was shared stands, and a link leads to a paper that was issued. */
export const sharingChecks: readonly Check[] = [
  {
    name: 'shared papers',
    holds:
      'every paper that was shared is issued, and an invoice among them is not cancelled and says itself that it was shared',
    counts: 'select count(*) as n from paper_sharing where business_id = $1',
    faults: `
      select sharing.id as sharing_id, coalesce(document.number, quotation.number) as number,
        coalesce(document.state, quotation.state) as state
      from paper_sharing sharing
      left join document on document.business_id = $1 and document.id = sharing.document_id
      left join invoice on invoice.business_id = $1 and invoice.id = document.id
      left join quotation on quotation.business_id = $1 and quotation.id = sharing.quotation_id
      where sharing.business_id = $1 and (
        coalesce(document.state, quotation.state, 'DRAFT') in ('DRAFT', 'CANCELLED')
        or (invoice.id is not null and invoice.shared_at is null)
        or sharing.outlet_id is distinct from coalesce(document.outlet_id, quotation.outlet_id))`,
  },
  {
    name: 'paper messages',
    holds: 'every e-mail and SMS that was shared has its message, and no link that was handed out has one',
    counts: 'select count(*) as n from paper_message where business_id = $1',
    faults: `
      select sharing.id as sharing_id, sharing.way, message.id as message_id
      from paper_sharing sharing
      left join paper_message message on message.business_id = $1 and message.sharing_id = sharing.id
      where sharing.business_id = $1 and ((sharing.way in ('EMAIL', 'SMS')) <> (message.id is not null)
        or message.outlet_id <> sharing.outlet_id)`,
  },
  {
    name: 'links of papers',
    holds: 'every link leads to a paper of its outlet that was issued',
    counts: 'select count(*) as n from paper_link where business_id = $1',
    faults: `
      select link.id as link_id, coalesce(document.number, quotation.number) as number
      from paper_link link
      left join document on document.business_id = $1 and document.id = link.document_id
      left join quotation on quotation.business_id = $1 and quotation.id = link.quotation_id
      where link.business_id = $1 and (coalesce(document.state, quotation.state, 'DRAFT') = 'DRAFT'
        or link.outlet_id is distinct from coalesce(document.outlet_id, quotation.outlet_id))`,
  },
];
