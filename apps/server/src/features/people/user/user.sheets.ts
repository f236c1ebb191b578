import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const userSheet: Sheet = {
  name: t.users,
  from: `app_user person where person.business_id = $1`,
  order: 'person.full_name, person.id',
  columns: [
    column(t.fullName, 'text', 'person.full_name'),
    column(t.userName, 'text', 'person.user_name'),
    column(t.mobile, 'text', 'person.mobile_number'),
    column(t.email, 'text', 'person.email'),
    column(t.kind, 'word', 'person.user_type'),
    column(
      t.outletNp,
      'text',
      `(select string_agg(coalesce(outlet.name_np, outlet.name), ' · ' order by outlet.code) from user_outlet assigned
        join outlet on outlet.business_id = assigned.business_id and outlet.id = assigned.outlet_id
        where assigned.business_id = $1 and assigned.user_id = person.id)`,
    ),
    column(t.isActive, 'flag', 'person.is_active'),
    column(t.lastSignIn, 'moment', 'person.last_sign_in_at'),
  ],
};
