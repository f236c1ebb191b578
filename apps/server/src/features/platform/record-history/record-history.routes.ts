import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeComment, writeComment } from './record-comment.commands.ts';
import { downloadCommentFile, keepCommentFile, removeCommentFile } from './record-comment.files.ts';
import { getRecordHistory } from './record-history.queries.ts';
import { closeQuestion } from './record-question.commands.ts';
import { listPeople, listQuestions } from './record-question.queries.ts';

/** Who changed what of a record, and what people wrote on it. */
export function recordHistoryRoutes(server: Server): void {
  implement(server, recordHistoryContract, {
    get: getRecordHistory,
    comment: writeComment,
    removeComment,
    uploadDocument: keepCommentFile,
    removeDocument: removeCommentFile,
    download: downloadCommentFile,
    people: listPeople,
    questions: listQuestions,
    closeQuestion,
  });
}
