import { isAccountName } from './brands.ts'
import type { Accounts } from './readAccounts.ts'

export type Visited =
  | { readonly kind: 'site'; readonly href: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused' }

/** `/visit/<account name><path>`. */
const VISIT = /^\/visit\/([^/]*)(\/.*)?$/s

/**
 * Returns the page of a brand's own site for an address of `/visit`. A partner's page does not know the
 * brand's site, so its link leads here when the frame can't be shown. Only the path is used: it can't name
 * another host.
 */
export function visitedAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  accounts: Accounts,
): Visited {
  const [, name, path = ''] = VISIT.exec(pathname) ?? []
  if (name === undefined) return { kind: 'none' }
  if (!isAccountName(name)) return { kind: 'refused' }
  const url = new URL(accounts[name].site)
  url.pathname = path
  url.search = search
  url.hash = hash
  return { kind: 'site', href: url.href }
}
