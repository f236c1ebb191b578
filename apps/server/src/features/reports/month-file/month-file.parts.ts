import type { Right } from '@bahi/contract/access';
import {
  isMonthReport,
  type LeftOutReason,
  type MonthPart,
  monthParts,
  monthReports,
} from '@bahi/contract/reports/month-file/month-file-parts';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { type DocumentKind, documentKindNames, rightToRead } from '@bahi/domain/document-kinds';
import type { Session } from '../../../platform/core/context.ts';
import type { MonthReader } from './month-file.month.ts';

export type Decided = { part: MonthPart; leftOut: LeftOutReason | null };

/** Which parts are in the file of whoever asks, and why the others are not. */
export async function decideParts({ db, session }: MonthReader): Promise<Decided[]> {
  const [business] = await db.query<{ is_registered: boolean }>(
    `select register_type = 'VAT' as is_registered from business where id = $1`,
    [session.businessId],
  );
  const isRegistered = business?.is_registered === true;
  return monthParts.map((part) => ({ part, leftOut: reasonOf(session, part, isRegistered) }));
}

function reasonOf(session: Session, part: MonthPart, isRegistered: boolean): LeftOutReason | null {
  if (!mayTake(session, part)) return 'NO_RIGHT';
  if (part !== 'VAT') return null;
  if (session.outletId !== null) return 'WHOLE_BUSINESS';
  return isRegistered ? null : 'NOT_REGISTERED';
}

/** By which rights papers of what is no document are seen. */
const papersBeside: readonly Right[] = ['voucher.read', 'payment.read'];

function mayTake(session: Session, part: MonthPart): boolean {
  if (part === 'PHOTOS')
    return readableKinds(session).length > 0 || papersBeside.some((right) => session.rights.has(right));
  return session.rights.has(rightToTake(part));
}

/** The right that the part's own screen asks for when it is exported. */
function rightToTake(part: Exclude<MonthPart, 'PHOTOS'>): Right {
  return isMonthReport(part) ? `${reportScreens[monthReports[part].report].module}.report` : 'vat-return.report';
}

/** Whether what the VAT return does not tie to is told: where the return is in the file, to who may see its screen. */
export function seesTies({ rights }: Session, parts: readonly Decided[]): boolean {
  return rights.has('vat-return.read') && parts.some(({ part, leftOut }) => part === 'VAT' && leftOut === null);
}

/**
 * What a file tells beyond its parts: papers of vouchers and payments and questions on them, cash boxes that were not closed,
 * and which ones.
 */
const listedBy: readonly Right[] = ['voucher.read', 'payment.read', 'day-close.read', 'cash-and-bank.read'];

/** The rights by which the parts and the lines of its list came into a file: all of them, or it is not handed on. */
export function rightsBehind(session: Session, parts: readonly Decided[]): Right[] {
  const taken = parts.flatMap(({ part, leftOut }) => (leftOut === null ? [part] : []));
  const rights = taken.flatMap((part) =>
    part === 'PHOTOS' ? readableKinds(session).map(rightToRead) : [rightToTake(part)],
  );
  const listed = listedBy.filter((right) => session.rights.has(right));
  const ties: Right[] = seesTies(session, parts) ? ['vat-return.read'] : [];
  return [...new Set<Right>([...rights, ...listed, ...ties])];
}

/** The kinds of documents whose attachments somebody sees. */
export function readableKinds({ rights }: Session): DocumentKind[] {
  return documentKindNames.filter((kind) => rights.has(rightToRead(kind)));
}
