import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const recordCommentSheet: Sheet = {
  name: t.comments,
  from: 'record_comment own where own.business_id = $1',
  order: 'own.id',
  columns: [
    column(t.kind, 'word', 'own.kind'),
    column(t.recordId, 'count', 'own.record_id'),
    column(t.commentNumber, 'count', 'own.id'),
    column(t.comment, 'text', 'own.text'),
    column(t.questionState, 'word', "'QUESTION_' || own.question"),
    column(t.askedOf, 'text', 'own.asked_user_name'),
    column(t.answersComment, 'count', 'own.answers'),
    column(t.enteredBy, 'text', 'own.written_by_name'),
    column(t.enteredAt, 'moment', 'own.written_at'),
  ],
};
