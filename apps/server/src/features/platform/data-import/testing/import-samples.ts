import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { call } from '../../../../testing/caller.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';
import { everything } from '../../../../walks/samples/goods-samples.ts';
import type { Samples, World } from '../../../../walks/samples/samples.ts';

/** Items are brought in by who may enter them. */
const needsItems = { alone: 403 } as const;

/** Good calls about what is brought in from files. */
export const importSamples: Samples = {
  'dataImport.list': () => everything,
  'dataImport.template': () => ({ params: { kind: 'ITEM', format: 'xlsx' }, isOfEveryone: true }),
  'dataImport.upload': (world) => ({
    ...needsItems,
    files: { file: itemFile(world, 'items') },
    body: { kind: 'ITEM' },
  }),
  'dataImport.get': async (world) => ({ params: await staged(world) }),
  'dataImport.progress': async (world) => ({ params: await staged(world) }),
  'dataImport.rows': async (world) => ({ params: await staged(world), ...everything }),
  'dataImport.saveSettings': async (world) => ({
    ...needsItems,
    params: await staged(world),
    body: { present: 'REFUSE' },
  }),
  'dataImport.saveTotals': async (world) => ({ ...needsItems, params: await staged(world), body: { expectedRows: 1 } }),
  'dataImport.saveRows': async (world) => ({
    ...needsItems,
    params: await staged(world),
    body: { rows: [{ rowNumber: 2, cells: [{ column: 3, value: '12' }] }] },
  }),
  'dataImport.commit': async (world) => ({ ...needsItems, params: await staged(world) }),
  'dataImport.reverse': async (world) => {
    const params = await staged(world);
    await call(world.shop.owner, dataImportContract.commit, { params });
    return { ...needsItems, params };
  },
  'dataImport.remove': async (world) => ({ ...needsItems, params: await staged(world) }),
};

function itemFile({ marker }: World, name = marker): File {
  return new File([`Item name,Category,Unit,Selling price\n${marker} ${unusedNumber()},Rice,kg,10\n`], `${name}.csv`);
}

async function staged(world: World): Promise<{ id: number }> {
  const sent = { body: { kind: 'ITEM' }, files: { file: itemFile(world) } } as const;
  const { id } = await call(world.shop.owner, dataImportContract.upload, sent);
  return { id };
}
