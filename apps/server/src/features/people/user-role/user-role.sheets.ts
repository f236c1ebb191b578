import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const userRoleSheet: Sheet = {
  name: t.roles,
  from: `user_role assignment join app_user person on person.id = assignment.user_id
    join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id
    left join outlet on outlet.business_id = assignment.business_id and outlet.id = assignment.outlet_id
    where assignment.business_id = $1`,
  order: 'person.full_name, assignment.effective_from, assignment.id',
  columns: [
    column(t.fullName, 'text', 'person.full_name'),
    ...nameColumns('role', t.role, t.roleNp),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.from, 'day', 'assignment.effective_from'),
    column(t.till, 'day', 'assignment.effective_till'),
  ],
};
