/** How much an entry takes: of an item, of what a group holds, of a page. */
const sizeOf = { item: 48, part: 24, page: 24, identity: 16 };
/** Of items those that lead to text: text itself, what is moved or turned, and what stands together. */
const kinds = { text: 4, moved: 5, group: 6 };
const itemsOf = 4;

/**
 * What each piece of text of a document says, page by page, in the order in which the pieces are drawn: read from the
 * form in which Typst's package 0.6.0 hands a document to its renderers, a tree of items that are known by their
 * fingerprints. Its numbers have four bytes, the lowest first, and a place is given as its distance from where it is
 * given. The same texts stand in the document's SVG, which takes three times as long to make and is five times as large.
 * Nothing of a file that does not end as this form does.
 */
export function drawnTexts(file: Buffer): string[][] {
  const end = file.length;
  if (end < sizeOf.item || file.toString('latin1', end - 16, end - 12) !== 'tsvr') return [];
  const placeAt = (at: number): number => at + file.readInt32LE(at);
  const identityAt = (at: number): string => file.toString('latin1', at, at + sizeOf.identity);
  const parts = placeAt(end - 8);
  const items = new Map<string, number>();
  if (file.readUInt32LE(parts) !== itemsOf) return [];
  for (let at = placeAt(parts + 4), left = file.readUInt32LE(parts + 8); left > 0; left -= 1, at += sizeOf.item)
    items.set(identityAt(at), at);
  const read = (identity: string, texts: string[]): string[] => {
    const item = items.get(identity) ?? end;
    const kind = item === end ? null : file[item + 16];
    if (kind === kinds.text) {
      const content = placeAt(item + 24);
      const text = placeAt(content);
      texts.push(file.toString('utf8', text, text + file.readUInt32LE(content + 4)));
    } else if (kind === kinds.moved) read(identityAt(item + 32), texts);
    else if (kind === kinds.group)
      for (let at = placeAt(item + 20), left = file.readUInt32LE(item + 24); left > 0; left -= 1, at += sizeOf.part)
        read(identityAt(at + 8), texts);
    return texts;
  };
  // Behind the items, fonts and glyphs stands the one layout that there is, with its pages behind what is said of them.
  const layout = placeAt(placeAt(placeAt(parts + 40)) + 12);
  const pages = placeAt(layout + 8) + 8;
  return Array.from({ length: file.readUInt32LE(pages + 4) }, (_page, at) =>
    read(identityAt(placeAt(pages) + at * sizeOf.page), []),
  );
}
