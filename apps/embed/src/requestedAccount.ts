import type { AccountName } from './accountNames.ts'
import { isAccountName } from './brands.ts'

export type RequestedAccount =
  | { readonly kind: 'named'; readonly name: AccountName }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused' }

/** The account name of an address, compared as it is written: nothing is decoded, and a repeated name is refused. */
export function requestedAccount(search: string): RequestedAccount {
  const parts = search.replace(/^\?/, '').split('&')
  const named = parts.filter((part) => /^accountName(=|$)/.test(part))
  if (named.length === 0) return { kind: 'absent' }
  const name = named[0]?.slice('accountName='.length) ?? ''
  return named.length === 1 && isAccountName(name) ? { kind: 'named', name } : { kind: 'refused' }
}
