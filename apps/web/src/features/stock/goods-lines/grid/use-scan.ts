import { scanMessages } from '@bahi/contract/ui/scan.messages';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { signalScan } from '../../../../ui/scan/scan-signal.ts';
import { useKeyScanner } from '../../../../ui/scan/use-key-scanner.ts';
import { useTools } from '../editor/editor-context.ts';
import { exactMatch } from './item-search.ts';
import { useTakeScanned } from './use-take-item.ts';

/**
 * Sells by scanning: what bears the code goes onto a line at once, by a scanner wherever the focus is outside of the text
 * fields, and by the camera. A code that nothing bears is told, and stays told until it is dismissed or one is known.
 */
export function useScan() {
  const t = useTexts(scanMessages);
  const { lineItems, announce } = useTools();
  const takeItem = useTakeScanned();
  const [unknown, setUnknown] = useState<string | null>(null);
  const { items, isComplete, findOnServer } = lineItems;
  const take = async (code: string): Promise<string | null> => {
    const here = exactMatch(items, code);
    // Where the server does not answer, nothing is known of the code.
    const found = here ?? (isComplete ? null : exactMatch(await findOnServer(code).catch(() => []), code));
    setUnknown(found === null ? code : null);
    if (found !== null) return takeItem(found.item);
    announce(t('unknown', { code }));
    return null;
  };
  useKeyScanner((code) => void take(code).then((text) => signalScan(text !== null)));
  return { take, unknown, dismiss: () => setUnknown(null) };
}
