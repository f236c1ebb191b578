import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { uuidParams } from './due-document.ts';

export const documentFileContract = contract('documentFile', {
  /** The file itself, for whoever may read the record that it belongs to; not there for anybody else. */
  download: {
    call: 'GET /v1/documents/files/:docUuid',
    access: 'session',
    params: uuidParams,
    answer: download,
    transaction: 'own',
    toast: 'silent',
  },
});
