import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../sheet.ts';

const t = dataSheets.texts;

/** The business itself, its places, its people and what was uploaded. */
export const firmSheets: readonly Sheet[] = [
  {
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
    ],
  },
  {
    name: t.outlets,
    from: `outlet ${placesOf('outlet')} where outlet.business_id = $1`,
    order: 'outlet.code',
    columns: [
      column(t.code, 'text', 'outlet.code'),
      ...nameColumns('outlet', t.name, t.nameNp),
      column(t.phone, 'text', `concat_ws(', ', outlet.phone, outlet.phone2)`),
      column(t.email, 'text', `concat_ws(', ', outlet.email, outlet.email2)`),
      ...addressColumns(t, 'outlet'),
      column(t.isActive, 'flag', 'outlet.is_active'),
    ],
  },
  {
    name: t.premises,
    from: `business_house_address house left join address_type type on type.id = house.address_type_id
      ${placesOf('house')} where house.business_id = $1`,
    order: 'house.name, house.id',
    columns: [
      ...nameColumns('house', t.name, t.nameNp),
      column(t.kind, 'text', `concat_ws(' · ', type.name_np, type.name)`),
      column(t.phone, 'text', 'house.phone'),
      ...addressColumns(t, 'house'),
    ],
  },
  {
    name: t.terms,
    from: 'term where term.business_id = $1',
    order: 'term.position, term.id',
    columns: [...nameColumns('term', t.name, t.nameNp), column(t.isActive, 'flag', 'term.is_active')],
  },
  {
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
        `(select string_agg(coalesce(outlet.name_np, outlet.name), ', ' order by outlet.code) from user_outlet assigned
          join outlet on outlet.business_id = assigned.business_id and outlet.id = assigned.outlet_id
          where assigned.business_id = $1 and assigned.user_id = person.id)`,
      ),
      column(t.isActive, 'flag', 'person.is_active'),
      column(t.lastSignIn, 'moment', 'person.last_sign_in_at'),
    ],
  },
  {
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
  },
  {
    name: t.files,
    from: 'stored_file file where file.business_id = $1',
    order: 'file.created_at, file.id',
    columns: [
      column(t.fileId, 'count', 'file.id'),
      column(t.fileName, 'text', 'file.name'),
      column(t.mediaType, 'text', 'file.content_type'),
      column(t.bytes, 'count', 'file.size_bytes'),
      column(t.attachedTo, 'text', 'file.attached_to'),
      column(t.enteredAt, 'moment', 'file.created_at'),
    ],
  },
];
