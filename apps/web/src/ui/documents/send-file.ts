import type { ReceivedFile } from '../../platform/api-answer.ts';
import { saveFile } from '../../platform/api-client.ts';

/** Hands a file to the machine's own sharing where it takes files; elsewhere it is saved, to be attached by hand. */
export async function sendFile({ fileName, blob }: ReceivedFile, text: string): Promise<void> {
  const file = new File([blob], fileName, { type: blob.type });
  const content = { files: [file], text };
  if (!('canShare' in navigator) || !navigator.canShare(content)) return saveFile({ fileName, blob });
  try {
    await navigator.share(content);
  } catch {
    // Closed without sending, or refused by the machine: nothing is lost.
  }
}
