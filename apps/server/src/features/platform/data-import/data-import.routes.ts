import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeImport, saveImportRows, saveImportSettings, saveImportTotals } from './data-import.commands.ts';
import { getImport, listImports, listStagedRows, readProgress } from './data-import.queries.ts';
import { makeTemplate } from './import-template.ts';
import { stageImport } from './stage-import.ts';
import { commitImport, reverseImport } from './store-import.ts';

/** Records that are brought in from files of other programs. */
export function dataImportRoutes(server: Server): void {
  implement(server, dataImportContract, {
    list: listImports,
    template: makeTemplate,
    upload: stageImport,
    get: (context, { params }) => getImport(context, params.id),
    progress: (context, { params }) => readProgress(context, params.id),
    rows: listStagedRows,
    saveSettings: saveImportSettings,
    saveTotals: saveImportTotals,
    saveRows: saveImportRows,
    commit: (context, { params }) => commitImport(context, params.id),
    reverse: (context, { params }) => reverseImport(context, params.id),
    remove: (context, { params }) => removeImport(context, params.id),
  });
}
