import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const serviceSheet: Sheet = {
  name: t.services,
  from: 'service where service.business_id = $1',
  order: 'service.name, service.id',
  columns: [
    column(t.code, 'text', 'service.code'),
    ...nameColumns('service', t.name, t.nameNp),
    column(t.kind, 'word', 'service.duration_type'),
    column(t.price, 'money', 'service.price_paisa'),
    column(t.vatIncluded, 'flag', 'service.vat_included'),
    column(t.taxable, 'flag', 'service.taxable'),
    column(t.description, 'text', 'service.description'),
    column(t.isActive, 'flag', 'service.is_active'),
  ],
};
