import type { Answer, Input } from '@bahi/contract/endpoint';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { saveMasterData, setMasterDataStatus } from '../../../platform/master-data/master-data-write.ts';

type Save = (typeof taxRateContract)['save'];
const { masterData: taxRate, get } = taxRateContract;

/** Marking a rate as the usual one takes the mark from the rate that had it; one always has it. */
export async function saveTaxRate(context: Context, form: Input<Save>['body']): Promise<Answer<Save>> {
  const usual = await readUsual(context);
  const wasUsual = usual !== null && usual.id === form.id;
  if (wasUsual && !form.isDefault) fail('taxRate.usualNeeded', { field: 'isDefault' });
  if (form.isDefault && !wasUsual) await refuseInactive(context, form.id);
  if (form.isDefault && usual !== null && !wasUsual)
    await context.db.query('update tax_rate set is_default = false, version = version + 1 where id = $1', [usual.id]);
  return get.answer.parse(await saveMasterData(context, taxRate, form));
}

/** A rate that documents carry may be retired, and stays on them; the usual one hands its mark on first. */
export async function setTaxRateStatus(context: Context, id: number): Promise<Answer<Save>> {
  const usual = await readUsual(context);
  if (usual?.id === id) fail('taxRate.usualNeeded', { status: 409 });
  return get.answer.parse(await setMasterDataStatus(context, taxRate, id, null));
}

/** The usual rate. Nobody else moves the mark until this transaction ends. */
async function readUsual({ db }: Context): Promise<{ id: number } | null> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('tax-rate-usual', 0))`);
  const [usual] = await db.query<{ id: number }>('select id from tax_rate where is_default');
  return usual ?? null;
}

async function refuseInactive({ db }: Context, id: number | undefined): Promise<void> {
  const [inactive] = await db.query('select id from tax_rate where id = $1 and not is_active', [id ?? 0]);
  if (inactive !== undefined) fail('common.inactiveRecord', { field: 'isDefault' });
}
