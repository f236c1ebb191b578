import { createHash } from 'node:crypto';
import { type Database, platformTenant, type Tx } from '../../platform/database/database.ts';
import * as masterData from './tables/master.data.ts';
import * as modulesData from './tables/modules.data.ts';
import * as placesData from './tables/places.data.ts';
import * as tradeData from './tables/trade.data.ts';
import { loadModules, loadRoles } from './load-modules.ts';
import { loadPlaces } from './load-places.ts';
import { loadTrade } from './load-trade.ts';
import { readPlaceFiles } from './place-files.ts';

/**
 * Brings the reference data of this release into the database: places, tax rates, units, types, categories, modules
 * and the roles that every business can use. Run at every start: the edition that is there already is not touched, a
 * newer one adds what is missing and corrects what nobody has changed since.
 */
export async function seedReference(database: Database): Promise<void> {
  const checksum = editionChecksum();
  const present = await database.transaction('read', platformTenant, (tx) =>
    tx.query('select name from reference_edition where name = $1 and checksum = $2', ['reference', checksum]),
  );
  if (present.length > 0) return;
  await database.transaction('write', platformTenant, async (tx) => {
    if (!(await takeEdition(tx, checksum))) return;
    await loadPlaces(tx, readPlaceFiles());
    await loadTrade(tx);
    await loadRoles(tx, await loadModules(tx));
  });
}

/** Several servers may start at once: they wait for one another at this row, and all but the first find it done. */
async function takeEdition(tx: Tx, checksum: string): Promise<boolean> {
  const taken = await tx.query(
    `insert into reference_edition (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()
       where reference_edition.checksum <> excluded.checksum
     returning name`,
    ['reference', checksum],
  );
  return taken.length > 0;
}

function editionChecksum(): string {
  const data = { places: readPlaceFiles(), placesData, tradeData, masterData, modulesData };
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
