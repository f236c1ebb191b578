import { documentKinds, isDocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import type { Right } from '../../access.ts';
import type { Text } from '../../messages.ts';
import { screenAt, screens } from '../../screens.ts';
import { moveSourceWords } from './move-words.messages.ts';

const words = moveSourceWords.texts;

type MoveSource = {
  /** What stands for its number, where it bears none. */
  readonly word: Text;
  /** Where it opens, and who may read it. */
  readonly screen: (id: number) => string;
  readonly needs: Right;
};

/**
 * What moves goods and is not a kind of document, which say all of this themselves: by the source of its moves. Whatever
 * else comes to move goods adds its line, and where it bears a number another one in `stock-card.books.ts`.
 */
export const ownMoveSources: Readonly<Record<string, MoveSource>> = {
  ITEM: {
    word: words.ITEM,
    screen: (id) => `${screens.items}?view=${id}`,
    needs: 'item.read',
  },
  WRITE_OFF: {
    word: words.WRITE_OFF,
    screen: (id) => `${screens.writeOffs}?view=${id}`,
    needs: 'write-off.read',
  },
  STOCK_COUNT: {
    word: words.STOCK_COUNT,
    screen: (id) => `${screens.stockCounts}?view=${id}`,
    needs: 'stock-count.read',
  },
  STOCK_TRANSFER: {
    word: words.STOCK_TRANSFER,
    screen: (id) => `${screens.stockTransfers}?view=${id}`,
    needs: 'stock-transfer.read',
  },
  DATA_IMPORT: {
    word: words.DATA_IMPORT,
    screen: (id) => screenAt(screens.dataImport, { importId: id }),
    needs: 'data-import.read',
  },
};

/** Where the source of a move opens, and who may; null for one that is not known. */
export function screenOfMove(sourceKind: string, id: number): { to: string; needs: { access: Right } } | null {
  if (isDocumentKind(sourceKind))
    return { to: `${documentKinds[sourceKind].screen}?view=${id}`, needs: { access: rightToRead(sourceKind) } };
  const own = ownMoveSources[sourceKind];
  return own === undefined ? null : { to: own.screen(id), needs: { access: own.needs } };
}
