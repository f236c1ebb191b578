import { messages } from '../../messages.ts';

/** What the server says of statements. */
export const statementMessages = messages('statement', {});
