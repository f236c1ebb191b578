import { screens } from '@bahi/contract/screens';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { getTokens } from './tokens.ts';

const returnParameter = 'returnTo';

/** Screens behind the login: without a token the login page comes first and leads back here. */
export function requireSignedIn({ request }: LoaderFunctionArgs): null {
  if (getTokens() !== null) return null;
  throw redirect(loginThenBackTo(new URL(request.url)));
}

/** The login page that leads back to a screen, once somebody has signed in. */
export function loginThenBackTo({ pathname, search }: { pathname: string; search: string }): string {
  const isUsual = ['/', screens.dashboard, screens.login, screens.changePassword].includes(pathname);
  return isUsual ? screens.login : `${screens.login}?${returnParameter}=${encodeURIComponent(pathname + search)}`;
}

/** The sign-in screens: who is signed in goes on to where they wanted to go. */
export function requireSignedOut({ request }: LoaderFunctionArgs): null {
  if (getTokens() === null) return null;
  throw redirect(safePath(new URL(request.url).searchParams.get(returnParameter)));
}

/** Only paths of our own are followed, whatever an address says. */
function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : screens.dashboard;
}
