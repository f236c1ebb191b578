import type { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type LabelSize, labelSizes, mostLabels } from '@bahi/domain/goods/label-sizes';
import type { OpenContext } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { drawBars } from './label-bars.ts';
import { codeOf, type Labelled, type LabelPaper, labelView, type LabelWish, tooLong } from './label-view.ts';

type Print = (typeof labelContract)['print'];

/** Labels of variants as a PDF. They are read in one moment, and laid out outside the transaction, as reports are. */
export async function printLabels(context: OpenContext, { body }: Input<Print>): Promise<Answer<Print>> {
  refuseWish(body);
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const paper = await context.services.database.transaction('read', { businessId, outletId, userId }, (db) =>
    readPaper(db, { businessId, day: formatAdDate(context.today), wish: body }),
  );
  const bars = body.barcode
    ? await drawBars(paper.variants.flatMap(({ variant }) => codeOf(variant) ?? []))
    : new Map<string, never>();
  const [name] = tooLong(paper, body, bars);
  if (name !== undefined) fail('label.codeLong', { field: 'size', parameters: { name } });
  const content = await papersOf(context).render('labels', labelView(paper, body, bars));
  return { fileName: 'Labels.pdf', contentType: 'application/pdf', content };
}

function refuseWish({ rows, size, startAt }: LabelWish): void {
  const { columns, rows: lines }: LabelSize = labelSizes[size];
  const places = columns * lines;
  if (rows.reduce((sum, { copies }) => sum + copies, 0) > mostLabels)
    fail('label.tooMany', { field: 'rows', parameters: { most: mostLabels } });
  if (startAt > places) fail('label.startBeyond', { field: 'startAt', parameters: { places } });
}

async function readPaper(
  db: Tx,
  { businessId, day, wish }: { businessId: number; day: string; wish: LabelWish },
): Promise<LabelPaper> {
  const ids = wish.rows.map(({ itemLedgerDetailId }) => itemLedgerDetailId);
  const [found, [business]] = await Promise.all([
    db.query<Labelled>(
      `select variant.id, item.name, item.name_np, variant.attribute_value, variant.attribute_value_np, variant.sku,
         variant.barcode, variant.selling_price_paisa, variant.mrp_paisa, variant.vat_included,
         case when business.register_type = 'VAT' and item.taxable then tax_rate_on(item.tax_rate_id, $3::date) end as rate
       from item_variant variant
       join item on item.business_id = variant.business_id and item.id = variant.item_id
       join business on business.id = variant.business_id
       where variant.business_id = $1 and variant.id = any($2)`,
      [businessId, ids, day],
    ),
    db.query<{ company_name: string; company_name_np: string | null; is_sample: boolean }>(
      'select company_name, company_name_np, sample_of_id is not null as is_sample from business where id = $1',
      [businessId],
    ),
  ]);
  const byId = new Map(found.map((variant) => [variant.id, variant]));
  const unknown = ids.flatMap((id, position): RefusedField[] =>
    byId.has(id) ? [] : [{ field: `rows.${position}.itemLedgerDetailId`, key: 'common.unknownRecord' }],
  );
  if (unknown.length > 0) fail('common.invalid', { fields: unknown });
  return {
    business: { en: business?.company_name ?? '', ne: business?.company_name_np ?? null },
    isSample: business?.is_sample === true,
    variants: wish.rows.flatMap(({ itemLedgerDetailId, copies }) => {
      const variant = byId.get(itemLedgerDetailId);
      return variant === undefined ? [] : [{ variant, copies }];
    }),
  };
}
