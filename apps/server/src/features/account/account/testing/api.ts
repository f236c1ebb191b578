import { oauthClient } from '@bahi/contract/account/session/session.contract';
import { z } from '@bahi/contract/zod';
import type { TestApp } from '../../../../testing/test-app.ts';

const answerBody = z.looseObject({
  status: z.number(),
  message: z.string().nullable(),
  error: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type Received = {
  status: number;
  body: z.output<typeof answerBody>;
  /** The errors by field. */
  errors: Record<string, string>;
  /** The value of the cookie that was set; '' when it was ended, null when there was none. */
  cookie: string | null;
  cookieLine: string | null;
  /** The value of the cookie that a browser is known again by. */
  device: string | null;
};
export type Sending = {
  token?: string | undefined;
  language?: 'ne' | 'en';
  /** Sent as a form in place of JSON. */
  form?: Record<string, string> | FormData;
  body?: unknown;
  /** As a page of ours in a browser sends it. */
  browser?: boolean;
  cookie?: string | null | undefined;
  device?: string | null | undefined;
  basic?: string | null;
  headers?: Record<string, string>;
};

export const clientBasic = `Basic ${btoa(`${oauthClient.id}:${oauthClient.secret}`)}`;

/** One call over HTTP, `POST /user/save`. In English unless a language is given. */
export async function send(app: TestApp, call: string, sending: Sending = {}): Promise<Received> {
  const [method = 'GET', path = ''] = call.split(' ');
  const { token, language = 'en', form, body, browser = false, cookie, device, basic, headers } = sending;
  const response = await fetch(app.base + path, {
    method,
    headers: {
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(basic === undefined || basic === null ? {} : { authorization: basic }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(browser ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(cookie || device
        ? { cookie: `${cookieName(app)}=${cookie ?? ''}; ${cookieName(app)}_device=${device ?? ''}` }
        : {}),
      ...headers,
    },
    ...(form === undefined ? {} : { body: form instanceof FormData ? form : new URLSearchParams(form) }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const received = answerBody.parse(await response.json());
  const setCookie = (name: string) =>
    response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? null;
  const cookieLine = setCookie(cookieName(app));
  return {
    status: response.status,
    body: received,
    errors: Object.fromEntries((received.errors ?? []).map(({ field, message }) => [field, message])),
    cookie: valueOf(cookieLine),
    cookieLine,
    device: valueOf(setCookie(`${cookieName(app)}_device`)),
  };
}

function valueOf(cookieLine: string | null): string | null {
  return cookieLine === null ? null : (/=([^;]*)/.exec(cookieLine)?.[1] ?? null);
}

function cookieName(app: TestApp): string {
  return `bahi_${app.services.config.instance}`;
}
