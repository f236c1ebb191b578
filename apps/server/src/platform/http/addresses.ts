/** One rewrite rule: `/api/v1/v1/…` and `/backends/api/…` are the API too (decisions: addresses and answers). */
export function versionedUrl(url: string): string {
  return url.replace(/^\/backends\/api\//, '/api/v1/').replace(/^\/api\/v1\/v1\//, '/api/v1/');
}
