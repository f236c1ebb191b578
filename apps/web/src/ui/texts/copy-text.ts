import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { registerTexts, textOf } from '../../platform/i18n.ts';
import { showToast } from '../../platform/toasts.ts';

registerTexts(uiMessages);

/** Puts text on the clipboard and says so by a toast; where that is refused, the toast says that instead. */
export async function copyText(text: string, copied: string): Promise<void> {
  const isCopied = await write(text);
  showToast(isCopied ? { kind: 'success', message: copied } : { kind: 'error', message: textOf('ui.copyFailed') });
}

/** A page that came without TLS, as from a server in the shop's own network, has no clipboard but that of its own copying. */
async function write(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyAsPage(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyAsPage(text),
  );
}

function copyAsPage(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', put);
  }
}
