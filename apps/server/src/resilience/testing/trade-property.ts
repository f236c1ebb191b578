import fc from 'fast-check';
import { startTestApp } from '../../testing/test-app.ts';
import { openMarket } from './market.ts';
import { expectBooksToAgree } from './market-books.ts';
import { play } from './trade.ts';
import { type Trade, trades } from './trade-steps.ts';

/** The property that any story of at most so many steps leaves sound books, each on a database of its own. */
export function tradeIsSound(longest: number) {
  let accepted = 0;
  let refused = 0;
  const property = fc.asyncProperty(trades(longest), async (trade: Trade) => {
    const app = await startTestApp();
    try {
      const market = await openMarket(app, trade);
      await play(market, trade);
      await expectBooksToAgree(market);
      accepted += market.accepted;
      refused += market.refused.length;
    } finally {
      await app.close();
    }
  });
  return { property, shareAccepted: () => accepted / Math.max(1, accepted + refused) };
}
