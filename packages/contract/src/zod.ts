import * as z from 'zod';

// Compiled validators need eval, which the content policy of the page refuses. Schemas read this setting when they
// are made, so it stands here, before any of them, and nobody else imports zod.
z.config({ jitless: true });

// What is missing is said as required, whatever kind of value is asked for and wherever it stands.
z.config({ customError: ({ input }) => (input === undefined ? 'common.isRequired' : undefined) });

export { z };
