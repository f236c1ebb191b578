import type { OpenContext } from '../core/context.ts';
import type { Papers } from './pdf.ts';

/** The papers of whoever calls: made in the turn of their business, and not at all once the request is given up. */
export function papersOf({
  services,
  session,
  exchange,
}: Pick<OpenContext, 'services' | 'session' | 'exchange'>): Papers {
  return services.pdf.forClient({ businessId: session?.businessId ?? 0, signal: exchange.signal });
}
