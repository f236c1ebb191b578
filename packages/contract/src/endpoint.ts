import type { Access } from './access.ts';
import type { RefreshGroup } from './refresh-groups.ts';
import type { z } from './zod.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Call = `${Method} /${string}`;

/** The names of the `:parameters` in a call. */
export type ParameterName<R extends string> = R extends `${string}:${infer P}/${infer Rest}`
  ? P | ParameterName<`/${Rest}`>
  : R extends `${string}:${infer P}`
    ? P
    : never;

/**
 * One call of the API, stated once. The route, its validation, the typed client, the buttons that are shown, the
 * OpenAPI document and the walks over all endpoints are derived from it.
 */
export type Endpoint = {
  /** Method and path below the API base; a leading `/v1` is the base's own version. */
  call: Call;
  /** Who may: `public`, `session` (anyone signed in), or a module with a privilege. */
  access: Access;
  /** Path parameters that are not plain ids (a positive integer is assumed for each one not named here). */
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body comes as form data, urlencoded or multipart. */
  form?: true;
  /** Open also to who has to set up a second step of signing in before anything else. */
  withoutSecondStep?: true;
  /** Names of the file fields of a multipart body. */
  files?: readonly string[];
  answer: z.ZodType;
  /** The answer's fields stand at the top level beside `message` and `status`, not under `data` (OAuth's own form). */
  spread?: true;
  /** The call for tokens: what it refuses is worded as OAuth does (RFC 6749, 5.2), with our own code beside it. */
  givesTokens?: true;
  /** A call by POST that only reads runs in a read-only transaction; `own`: the handler opens its own ones. */
  transaction?: 'read' | 'own';
  /** The call posts to the books: those of one business wait for one another before they take a connection. */
  posting?: true;
  /** The call makes a file that may take seconds, or reads as much: few are made at once, and they never hold up what is read. */
  makesLongFile?: true;
  /** The call makes the paper of one document: papers have turns of their own, and wait in no others meanwhile. */
  makesPaper?: true;
  /** The call changes settings that the safety of all hangs on: the security log tells of it. */
  changesSecurity?: true;
  /** What is done reaches beyond the business, to people or to other sign-ins: a sample of a business does nothing of it. */
  reachesOut?: true;
  /** The server's message is not shown as a toast. */
  toast?: 'silent';
  /** What is stale after this call beside the answers of its own contract. */
  refreshes?: readonly RefreshGroup[];
};

export type Contract<N extends string = string, E extends Record<string, Endpoint> = Record<string, Endpoint>> = {
  name: N;
  endpoints: E;
};

/** An endpoint that knows its name, `customer.save`, as the client and the query cache use it. */
export type Named<E extends Endpoint> = E & { name: string; contract: string };

/**
 * Declares the calls of one feature and keeps their literal paths, so that `:id` becomes a typed parameter.
 * The result is used as `customerContract.save` by the client and as a whole by the server's `implement`.
 */
export function contract<const N extends string, const E extends Record<string, Endpoint>>(
  name: N,
  endpoints: E,
): Contract<N, { [K in keyof E]: Named<E[K]> }> & { [K in keyof E]: Named<E[K]> } {
  const named = Object.fromEntries(
    Object.entries(endpoints).map(([key, endpoint]) => [key, { ...endpoint, name: `${name}.${key}`, contract: name }]),
  );
  // The mapped type cannot be followed through Object.fromEntries; the keys and values are those of `endpoints`.
  return assume({ name, endpoints: named, ...named });
}

function assume<T>(value: unknown): T;
function assume(value: unknown): unknown {
  return value;
}

type Nothing = Record<never, never>;
type ParamsOf<E extends Endpoint> = [ParameterName<E['call']>] extends [never]
  ? Nothing
  : E extends { params: infer P extends z.ZodType }
    ? { params: z.output<P> }
    : { params: Record<ParameterName<E['call']>, number> };
type SentParamsOf<E extends Endpoint> = [ParameterName<E['call']>] extends [never]
  ? Nothing
  : { params: Record<ParameterName<E['call']>, string | number | boolean> };
type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? { query: z.output<Q> } : Nothing;
type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? { body: z.output<B> } : Nothing;
type SentQueryOf<E> = E extends { query: infer Q extends z.ZodType }
  ? Partial<z.input<Q>> extends z.input<Q>
    ? { query?: z.input<Q> }
    : { query: z.input<Q> }
  : Nothing;
type SentBodyOf<E> = E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : Nothing;
type SentFilesOf<E> = E extends { files: readonly (infer F extends string)[] } ? { files: Record<F, Blob> } : Nothing;

/** What a handler gets: everything validated and transformed. */
export type Input<E extends Endpoint> = ParamsOf<E> & QueryOf<E> & BodyOf<E>;
/** What a client sends: the wire form, before validation. */
export type Sent<E extends Endpoint> = SentParamsOf<E> & SentQueryOf<E> & SentBodyOf<E> & SentFilesOf<E>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
