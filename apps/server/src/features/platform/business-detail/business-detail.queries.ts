import type { Answer, Input } from '@bahi/contract/endpoint';
import type { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import type { Status } from '@bahi/contract/enumeration';
import { kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { foundBy, isOneOf, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { inBusiness } from '../../people/user/managed-user.ts';
import {
  type BusinessDetail,
  businessDetailOf,
  type BusinessResponse,
  type BusinessRow,
} from './business-detail.rows.ts';

type Contract = typeof businessDetailContract;

export async function getBusiness({ db }: { db: Tx }, id: number): Promise<BusinessDetail> {
  const row = await withNames(businessesOf(db).where('business.id', '=', id)).executeTakeFirst();
  return row === undefined ? failNotFound() : businessDetailOf(row);
}

/** Businesses, the newest first: of one status, or all. */
export async function listBusinesses(
  context: Context,
  { params, query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, language } = context;
  let selection = businessesOf(db).where(isOneOf('business.status', statusesOf(params.status)));
  const search = isBusinessMeant(query.search);
  if (search !== null) selection = selection.where(search);
  if (query.isActive !== undefined)
    selection = selection.where(sql<boolean>`(business.status = 'ACTIVE') = ${query.isActive}`);
  const shown = language === 'ne' ? sql`coalesce(company_name_np, company_name)` : sql`company_name`;
  const sorting = {
    companyName: sql`${shown} collate "ne-x-icu"`,
    status: sql.ref('business.status'),
    createdAt: sql.ref('business.created_at'),
  };
  const order = orderOf(sorting, query.sort, '-createdAt', 'business.id');
  const { rows, recordsTotal } = await readPage(context, selection, withNames(selection), order, query);
  return { rows: rows.map(businessDetailOf), recordsTotal };
}

/** A business as a whole: how many of what, not what is in its books. */
export async function viewBusiness(
  context: OpenContext,
  { params }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  await findBusiness(context, params.id);
  return inBusiness(
    context,
    params.id,
    async ({ db, businessId }) => {
      const [business, owners, outlets, [counts], responses] = await Promise.all([
        getBusiness({ db }, businessId),
        db.query<Answer<Contract['view']>['owners'][number]>(
          `select id, full_name as "fullName", user_name as "userName", email, mobile_number as "mobileNumber",
             is_active as "isActive"
           from app_user where business_id = $1 and user_type = 'BUSINESS_OWNER_USER' order by id`,
          [businessId],
        ),
        db.query<Answer<Contract['view']>['outlets'][number]>(
          `select id, code, name, name_np as "nameNp", phone, is_active as "isActive"
           from outlet where business_id = $1 order by code`,
          [businessId],
        ),
        db.query<Answer<Contract['view']>['counts']>(
          `select (select count(*) from app_user where business_id = $1) as users,
             (select count(*) from outlet where business_id = $1) as outlets,
             (select count(*) from customer where business_id = $1 and not is_cash_customer) as customers,
             (select count(*) from item where business_id = $1) as items,
             (select count(*) from service where business_id = $1) as services,
             (select count(*) from document where business_id = $1 and kind = any($2) and state <> 'DRAFT') as invoices`,
          [businessId, kindsWith({ figure: 'sales', settledBy: 'RECEIVED' })],
        ),
        readResponses(db, businessId),
      ]);
      return { ...business, owners, outlets, counts: counts ?? failNotFound(), responses };
    },
    'read',
  );
}

export async function listResponses(
  context: OpenContext,
  { params }: Input<Contract['responses']>,
): Promise<BusinessResponse[]> {
  await findBusiness(context, params.businessDetailId);
  return inBusiness(context, params.businessDetailId, ({ db, businessId }) => readResponses(db, businessId), 'read');
}

/** The business of an id, which must be there: the platform itself (0) is none. */
export async function findBusiness({ services }: OpenContext, id: number): Promise<void> {
  const [found] = await services.database.transaction('read', platformTenant, (tx) =>
    tx.query('select id from business where id = $1 and id <> 0 and sample_of_id is null', [id]),
  );
  if (found === undefined) failNotFound();
}

async function readResponses(db: Tx, businessId: number): Promise<BusinessResponse[]> {
  const rows = await db.query<Omit<BusinessResponse, 'respondedAt'> & { responded_at: Date }>(
    `select response.id, response.response, response.remarks, person.full_name as "respondedBy", response.responded_at
     from business_response as response left join app_user person on person.id = response.responded_by
     where response.business_id = $1 order by response.responded_at desc, response.id desc`,
    [businessId],
  );
  return rows.map(({ responded_at: at, ...response }) => ({ ...response, respondedAt: at.toISOString() }));
}

function statusesOf(status: Status): BusinessDetail['status'][] {
  if (status === 'ALL') return ['NEW', 'ACTIVE', 'INACTIVE'];
  return status === 'NEW' || status === 'ACTIVE' || status === 'INACTIVE' ? [status] : [];
}

function businessesOf(db: Tx) {
  return db.tables().selectFrom('business').where('business.id', '<>', 0).where('business.sample_of_id', 'is', null);
}

/** Whether a business is meant by a search, by its own name and number or those of an owner; null when nothing is searched. */
function isBusinessMeant(search: string | undefined): RawBuilder<SqlBool> | null {
  const names = ['business.company_name', 'business.company_name_np'];
  const isNamed = foundBy(search, { names, codes: ['business.pan'], sound: sql.ref('business.name_sound') });
  const isOwnerNamed = foundBy(search, {
    names: ['owner.full_name'],
    codes: ['owner.mobile_number'],
    sound: sql.ref('owner.name_sound'),
  });
  if (isNamed === null || isOwnerNamed === null) return null;
  const texts = keptTexts(search ?? '');
  const isFound =
    texts === null
      ? sql`true`
      : sql`business.id = any(array(select business_found(${texts}::text[]) union
          select business_id from app_user where id = any(array(select app_user_found(${texts}::text[])))))`;
  return sql`${isFound} and (${isNamed} or exists (select from app_user owner where owner.business_id = business.id
    and owner.user_type = 'BUSINESS_OWNER_USER' and ${isOwnerNamed}))`;
}

/** Each with its first owner, whose name and mobile the list shows. */
function withNames(businesses: ReturnType<typeof businessesOf>) {
  return businesses
    .leftJoinLateral(
      sql<{ full_name: string | null; mobile_number: string | null }>`(select full_name, mobile_number from app_user
        where app_user.business_id = business.id and user_type = 'BUSINESS_OWNER_USER' order by id limit 1)`.as(
        'owner',
      ),
      (join) => join.onTrue(),
    )
    .leftJoin('business_type', 'business_type.id', 'business.business_type_id')
    .leftJoin('local_body', 'local_body.id', 'business.local_body_id')
    .leftJoin('district', 'district.id', 'business.district_id')
    .selectAll('business')
    .select([
      'business_type.name as type_name',
      'business_type.name_np as type_name_np',
      'local_body.name as local_body_name',
      'local_body.name_np as local_body_name_np',
      'district.name as district_name',
      'district.name_np as district_name_np',
      'owner.full_name as owner_name',
      'owner.mobile_number as owner_mobile_number',
    ])
    .$castTo<BusinessRow>();
}
