import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { serveMasterData } from '../../../platform/master-data/master-data.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveUnitConversion, saveUnitGroup } from './unit-group.commands.ts';

/** Groups of units with a base unit, and the conversions of the other units into it. */
export function unitGroupRoutes(server: Server): void {
  serveMasterData(
    server,
    { contract: unitGroupContract, of: unitGroupContract.masterData },
    { save: (context, { body }) => saveUnitGroup(context, body) },
  );
  serveMasterData(
    server,
    { contract: unitConversionContract, of: unitConversionContract.masterData },
    { save: (context, { body }) => saveUnitConversion(context, body) },
  );
}
