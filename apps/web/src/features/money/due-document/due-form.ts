import { dueDocumentForm, mostAttachedDocuments } from '@bahi/contract/money/due-document/due-document';
import { dueDocumentMessages } from '@bahi/contract/money/due-document/due-document.messages';
import { chosenId, day, requiredText } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts } from '../../../platform/i18n.ts';
import { type HeldDocument, heldDocument } from '../../../ui/documents/HeldDocuments.tsx';
import type { DueRow } from './due-document.ts';

registerTexts(dueDocumentMessages);

/** The fields that only one kind has, of its contract, as they are typed in. */
export type OwnForm = z.ZodObject & z.ZodType<unknown, OwnValues>;
export type OwnValues = Record<string, string | number | null | undefined>;
/** A value for each of them: none can be forgotten. */
export type OwnValuesOf<Own extends OwnForm> = { [Field in keyof Own['shape']]-?: string | number };

/** The fields of a form, as they stand on the screen: days are AD, documents named, and what only a kind has apart. */
function fieldsOf(todayAD: string, own: OwnForm) {
  return {
    ...dueDocumentForm,
    billDateAD: day.refine((billed) => !isInFuture(billed, todayAD), 'common.dateFuture'),
    dueDateAD: day,
    documents: z.array(heldDocument).max(mostAttachedDocuments, 'common.documentsMany'),
    heading: requiredText(150),
    partyId: chosenId,
    own,
  };
}

/**
 * The form of an income or expense as it stands on the screen (specification, section 5), with the rule between the two
 * days, which is told as soon as both are there.
 */
export function dueFormOf(todayAD: string, own: OwnForm) {
  return z.object(fieldsOf(todayAD, own)).refine(areDaysSound, {
    path: ['dueDateAD'],
    message: 'common.dueBeforeDocument',
    when: () => true,
  });
}
export type DueValues = z.input<ReturnType<typeof dueFormOf>>;

const bothDays = z.looseObject({ billDateAD: z.string().min(1), dueDateAD: z.string().min(1) });

function areDaysSound(form: unknown): boolean {
  const days = bothDays.safeParse(form);
  return !days.success || isDueInTime({ dated: days.data.billDateAD, due: days.data.dueDateAD });
}

/** What a new form begins with: today, and the outlet that is worked in or the first one. */
export function newDueValues(todayAD: string, outletId: number | ''): Omit<DueValues, 'own'> {
  return {
    outletId,
    categoryId: '',
    billDateAD: todayAD,
    dueDateAD: todayAD,
    totalBillAmount: '',
    description: '',
    paymentMode: 'CREDIT',
    moneyAccountId: '',
    documents: [],
    heading: '',
    partyId: '',
  };
}

/** What a copy takes over of the record that it begins as. */
export function copiedValues(copied: DueRow | null, party: { id: number } | null): Partial<Omit<DueValues, 'own'>> {
  if (copied === null || party === null) return {};
  const { heading, categoryId, totalBillAmount, description } = copied;
  return { heading, partyId: party.id, categoryId, totalBillAmount, description: description ?? '' };
}

/** A record as its form shows it, but for what only its kind has. */
export function dueValuesOf(record: DueRow & { documents: readonly HeldDocument[] }, partyId: number) {
  const { id, version, outletId, heading, categoryId, billDateAD, dueDateAD, totalBillAmount } = record;
  return {
    id,
    version,
    outletId,
    heading,
    partyId,
    categoryId,
    billDateAD,
    dueDateAD,
    totalBillAmount,
    description: record.description ?? '',
    // What is there already is paid by payments of its own.
    paymentMode: 'CREDIT' as const,
    moneyAccountId: '',
    documents: record.documents.map(({ docUuid, documentName, fileContentType }) => ({
      docUuid,
      documentName,
      fileContentType,
    })),
  };
}

/** What is sent of every kind: of the documents their identifiers; heading, party and its own are sent by each. */
export function sharedBodyOf({ documents, heading: _, partyId: __, own: ___, ...rest }: DueValues) {
  return { ...rest, documents: documents.map(({ docUuid }) => docUuid) };
}

type Places = { places: Readonly<Record<string, string>>; ownForm: OwnForm };

/**
 * The server names days by their BS fields, documents by their place, and heading and party as the kind does: the form
 * has the AD days, one field for all documents, one name for the others, and apart what only the kind has.
 */
export function atDueFields(
  error: ApiError,
  documents: readonly HeldDocument[],
  { places, ownForm }: Places,
): ApiError {
  const { status, code, message } = error;
  const nameOf = (field: string): string =>
    places[field] ?? (field in ownForm.shape ? `own.${field}` : field.replace(/^(bill|due)DateBS$/, '$1DateAD'));
  const fields = error.fields.map(({ field, message: reason }) => {
    const place = /^documents\.(\d+)$/.exec(field)?.[1];
    const name = place === undefined ? undefined : documents[Number(place)]?.documentName;
    return {
      field: place === undefined ? nameOf(field) : 'documents',
      message: name === undefined ? reason : `${name}: ${reason}`,
    };
  });
  return new ApiError({ status, code, message, fields });
}
