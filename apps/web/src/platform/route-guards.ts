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
export function loginThenBackTo(screen: Place): string {
  return leadingBack(screens.login, screen);
}

/** A screen that comes first, at an address that leads back from there to another one (`returnPath`). */
export function leadingBack(first: string, { pathname, search }: Place): string {
  const isUsual = ['/', screens.dashboard, screens.login, screens.changePassword].includes(pathname);
  return isUsual ? first : `${first}?${returnParameter}=${encodeURIComponent(pathname + search)}`;
}

type Place = { pathname: string; search: string };

/** The sign-in screens: who is signed in goes on to where they wanted to go. */
export function requireSignedOut({ request }: LoaderFunctionArgs): null {
  if (getTokens() === null) return null;
  throw redirect(returnPath(new URL(request.url).search));
}

/** Where an address says to go on to. Only paths of our own are followed, whatever it says. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get(returnParameter);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : screens.dashboard;
}
