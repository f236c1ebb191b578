/**
 * Keeps what the app is made of in this browser, and what a newer release has brought since: it is taken up here, where a
 * page begins, and never in the middle of something. Where the browser keeps nothing the app needs its line.
 */
export async function keepAppHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    registration.waiting?.postMessage('take-over');
  } catch {
    // A page of development has none, and some browsers refuse it in private windows.
  }
}

/** What is kept here is not taken away when the disk gets full, as far as the browser can be asked for that. */
export async function keepStorage(): Promise<boolean> {
  return 'storage' in navigator && typeof navigator.storage.persist === 'function'
    ? navigator.storage.persist()
    : false;
}
