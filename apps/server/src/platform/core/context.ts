import type { Privilege, Right } from '@bahi/contract/access';
import type { UserType } from '@bahi/contract/enumeration';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { Tx } from '../database/database.ts';
import type { Services } from './services.ts';
import type { TextKey, TextParameters } from './texts.ts';

/** Who is calling, as the database says it (at most one second ago). */
export type Session = {
  id: string;
  userId: number;
  userType: UserType;
  fullName: string;
  /** 0 for platform users. */
  businessId: number;
  businessStatus: 'NEW' | 'ACTIVE' | 'INACTIVE';
  /** Said where the business is a sample of another one: nothing of it goes out. */
  isSample?: true;
  /** The outlet that the token is bound to; all that is read and written belongs to it. */
  outletId: number | null;
  rights: ReadonlySet<Right>;
  /** Whether signing in has to have a second step. DUE: it has, and none is set up, which comes before anything else. */
  secondStep: 'OPTIONAL' | 'REQUIRED' | 'DUE';
};

/** A file of a multipart body, read within the server's limit. */
export type UploadedFile = { field: string; name: string; content: Buffer };

/** What a request says of itself and may set on its answer. */
export type Exchange = {
  /** Method and path of the call, with the names of its parameters; null for what is no call of the API. */
  call: string | null;
  address: string;
  userAgent: string | null;
  /** A browser says where the request comes from; other clients do not. */
  isBrowser: boolean;
  authorization: string | null;
  cookie: string | null;
  /** What a browser is known again by when somebody signs in with it anew. */
  device: string | null;
  /** Sent with a request that is to do nothing twice; a call with transactions of its own looks at it itself. */
  idempotencyKey: string | null;
  /** Aborted when the client leaves before its answer has been sent. */
  signal: AbortSignal;
  /** Sets the browser's session cookie; null ends it. */
  setCookie(value: string | null): void;
  setDevice(value: string): void;
};

type Shared = {
  services: Services;
  language: Language;
  /** The moment of the request, in milliseconds since 1970. */
  now: number;
  /** The day it is in Nepal. */
  today: CalendarDay;
  calendar: BsCalendar;
  files: readonly UploadedFile[];
  exchange: Exchange;
  /** The answer's message. */
  say: (key: TextKey, parameters?: TextParameters) => void;
};

/** What a handler is given: the open transaction of its business, and who asks for what in which language. */
export type Context = Shared & {
  db: Tx;
  session: Session;
  businessId: number;
  outletId: number | null;
  can: (right: Right) => boolean;
};

/** What a handler of a call with `transaction: 'own'` is given: it opens its transactions itself. */
export type OpenContext = Shared & {
  /** Null for public calls. */
  session: Session | null;
};

export type Rights = Record<Privilege, boolean>;
