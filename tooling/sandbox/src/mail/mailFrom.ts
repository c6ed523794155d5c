import { isEmailAddress } from '@coverkit/core'
import type { SiteOrigins } from './siteOrigins.ts'

/** The addresses that messages come from, by account name; under `*` that of messages of no site. */
export type MailFrom = ReadonlyMap<string, string>

/** The name under which the address of messages of no site stands. */
const NO_SITE = '*'
/** For a mail server on a developer's machine. The domain is reserved, so it has no owner. */
const SAMPLE_FROM: MailFrom = new Map([[NO_SITE, 'no-reply@coverkit.example']])

/**
 * Reads `wattlebird=hello@wattlebird.example,*=no-reply@broker.example`.
 *
 * @throws Error for anything that is not an address under a name
 */
export function readMailFrom(text: string): MailFrom {
  return new Map(
    text.split(',').map((pair): [string, string] => {
      const [, name, address] = /^\s*([A-Za-z]{1,32}|\*)=(\S+?)\s*$/.exec(pair) ?? []
      if (!name || !address || !isEmailAddress(address))
        throw new Error(`MAIL_FROM is not NAME=ADDRESS: ${pair}`)
      return [name, address]
    }),
  )
}

/** Returns the names that have no address, `*` among them. */
export const namesWithoutFrom = (from: MailFrom, sites: SiteOrigins): string[] =>
  [...sites.keys(), NO_SITE].filter((name) => !from.has(name))

/** Returns the address that a site's message comes from. */
export const fromOf = (from: MailFrom | undefined, account: string | null | undefined): string =>
  from?.get(account ?? NO_SITE) ?? from?.get(NO_SITE) ?? SAMPLE_FROM.get(NO_SITE) ?? ''
