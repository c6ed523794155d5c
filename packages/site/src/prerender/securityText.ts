import type { BrandData } from '@coverkit/brand'

const VALID_DAYS = 364
const DAY_MS = 86_400_000

/** Where to report a weakness of the site. RFC 9116 requires an expiry within a year: each build renews it. */
export function securityText({ email, link }: BrandData, builtAt: Date): string {
  const [lastDay] = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString().split('T')
  return [
    `Contact: mailto:${email}`,
    `Expires: ${lastDay}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${link}/.well-known/security.txt`,
    '',
  ].join('\n')
}
