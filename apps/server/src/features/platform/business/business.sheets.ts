import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, placesOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const businessSheet: Sheet = {
  name: t.business,
  from: `business left join business_type type on type.id = business.business_type_id ${placesOf('business')}
    where business.id = $1`,
  order: 'business.id',
  columns: [
    column(t.name, 'text', 'business.company_name'),
    column(t.nameNp, 'text', 'business.company_name_np'),
    column(t.registration, 'word', 'business.register_type'),
    column(t.pan, 'text', 'business.pan'),
    column(t.kind, 'text', `concat_ws(' · ', type.name_np, type.name)`),
    column(t.email, 'text', 'business.company_email'),
    ...addressColumns(t, 'business'),
    column(t.status, 'word', 'business.status'),
    column(t.paperLayout, 'word', 'business.paper_layout'),
    column(t.paperColour, 'word', 'business.paper_colour'),
    column(t.logoOnPaper, 'word', 'business.logo_place'),
    column(t.paperFooter, 'text', 'business.paper_footer'),
    column(t.paperFooterNp, 'text', 'business.paper_footer_np'),
    // As `printedHead` writes it, so that `npm run verify -- --against` understands a text that it was copied into.
    column(
      t.chain,
      'text',
      `(select format('chain of business %s: %s %s', business_id, seq, encode(hash, 'hex'))
        from audit_head where business_id = business.id)`,
    ),
  ],
};
