import { hidden } from './stored-language.ts';

/** Where the web app keeps its tokens in local storage. */
export const sessionKey = 'bahi.session';

/** The tokens as the web app keeps them. */
export function storedSession(tokens: { access: string; refresh: string }): string {
  return hidden(JSON.stringify(tokens));
}
