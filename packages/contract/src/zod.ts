import * as z from 'zod';

// Compiled validators need eval, which the content policy of the page refuses. Schemas read this setting when they
// are made, so it stands here, before any of them, and nobody else imports zod.
z.config({ jitless: true });

export { z };
