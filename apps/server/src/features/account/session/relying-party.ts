import { isIP } from 'node:net';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import type { Services } from '../../../platform/core/services.ts';

/** Whom passkeys belong to (WebAuthn's relying party). */
export type RelyingParty = {
  /** The host. */
  id: string;
  /** The one origin that passkeys work at; null where that is this machine alone, at any port. */
  address: string | null;
  /** Whether a page of this origin may ask for them. */
  isOurs: (origin: string) => boolean;
};

/**
 * The host of `PUBLIC_URL`, and `localhost` where that names none that browsers let have passkeys: they ask for https
 * and a name.
 */
export function relyingParty({ settings }: Pick<Services, 'settings'>): RelyingParty {
  const { publicUrl } = settings.get(companySettings);
  const url = publicUrl === null ? null : URL.parse(publicUrl);
  const isFit = url?.protocol === 'https:' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (url === null || !isFit || url.hostname === 'localhost')
    return { id: 'localhost', address: null, isOurs: (origin) => URL.parse(origin)?.hostname === 'localhost' };
  return { id: url.hostname, address: url.origin, isOurs: (origin) => origin === url.origin };
}
