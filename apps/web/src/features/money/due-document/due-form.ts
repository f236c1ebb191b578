import { dueDocumentForm, mostAttachedDocuments } from '@bahi/contract/money/due-document/due-document';
import { dueDocumentMessages } from '@bahi/contract/money/due-document/due-document.messages';
import { day } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts } from '../../../platform/i18n.ts';
import { type HeldDocument, heldDocument } from '../../../ui/documents/DocumentsField.tsx';
import type { DueRow } from './due-document.ts';

registerTexts(dueDocumentMessages);

/** The fields that the forms of income and expense share, as they stand on the screen: days are AD, documents named. */
function fieldsOf(todayAD: string) {
  return {
    ...dueDocumentForm,
    billDateAD: day.refine((billed) => !isInFuture(billed, todayAD), 'common.dateFuture'),
    dueDateAD: day,
    documents: z.array(heldDocument).max(mostAttachedDocuments, 'common.documentsMany'),
  };
}

/** The form of one kind, from its own fields: with the rule between the two days, which is told as soon as both are there. */
export function dueFormOf<Own extends z.ZodRawShape>(own: Own, todayAD: string) {
  return z.object({ ...fieldsOf(todayAD), ...own }).refine(areDaysSound, {
    path: ['dueDateAD'],
    message: 'common.dueBeforeDocument',
    when: () => true,
  });
}

const bothDays = z.looseObject({ billDateAD: z.string().min(1), dueDateAD: z.string().min(1) });

function areDaysSound(form: unknown): boolean {
  const days = bothDays.safeParse(form);
  return !days.success || isDueInTime({ dated: days.data.billDateAD, due: days.data.dueDateAD });
}

/** What a new record begins with: today, and the outlet that is worked in or the first one. */
export type DueOpening = { todayAD: string; outletId: number | '' };

/** What the shared part of a new form begins with. */
export function newDueValues({ outletId, todayAD }: DueOpening) {
  return {
    outletId,
    categoryId: '',
    billDateAD: todayAD,
    dueDateAD: todayAD,
    totalBillAmount: '',
    description: '',
    documents: [],
  };
}

/** The shared part of a record as its form shows it. */
export function dueValuesOf(record: DueRow & { documents: readonly HeldDocument[] }) {
  const { id, version, outletId, categoryId, billDateAD, dueDateAD, totalBillAmount } = record;
  return {
    id,
    version,
    outletId,
    categoryId,
    billDateAD,
    dueDateAD,
    totalBillAmount,
    description: record.description ?? '',
    documents: record.documents.map(({ docUuid, documentName, fileContentType }) => ({
      docUuid,
      documentName,
      fileContentType,
    })),
  };
}

/** What is sent of the documents: their identifiers. */
export function uuidsOf(documents: readonly HeldDocument[]): string[] {
  return documents.map(({ docUuid }) => docUuid);
}

/** The server names days by their BS fields, and documents by their place: the form has the AD days, and one field for all. */
export function atDueFields(error: ApiError, documents: readonly HeldDocument[]): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, message: reason }) => {
    const place = /^documents\.(\d+)$/.exec(field)?.[1];
    const name = place === undefined ? undefined : documents[Number(place)]?.documentName;
    return {
      field: place === undefined ? field.replace(/^(bill|due)DateBS$/, '$1DateAD') : 'documents',
      message: name === undefined ? reason : `${name}: ${reason}`,
    };
  });
  return new ApiError({ status, code, message, fields });
}
