/** The one item that is made to look at: its names say so in both languages, and it is nothing that is sold. */
export const exampleItem = { name: 'Example: pen', nameNp: 'नमुना: कलम' } as const;
