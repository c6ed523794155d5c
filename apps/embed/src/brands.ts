import type { FramedBrand } from '@coverkit/site/framed'
import { type ComponentType, lazy } from 'react'
import type { AccountName } from './accounts.ts'

type Parts = Pick<FramedBrand, 'brand' | 'Home'>

/** A home page is loaded when somebody goes there. */
const home = (load: () => Promise<{ page: { Page: ComponentType } }>) =>
  lazy(async () => ({ default: (await load()).page.Page }))

/** Every brand that shows in frames, each in chunks of its own: data, theme and logo; and its home page. */
export const brands: Readonly<Record<AccountName, () => Promise<Parts>>> = {
  wattlebird: async () => ({
    ...(await import('@coverkit/wattlebird/brand')),
    Home: home(() => import('@coverkit/wattlebird/home')),
  }),
  redearth: async () => ({
    ...(await import('@coverkit/redearth/brand')),
    Home: home(() => import('@coverkit/redearth/home')),
  }),
  bluegum: async () => ({
    ...(await import('@coverkit/bluegum/brand')),
    Home: home(() => import('@coverkit/bluegum/home')),
  }),
  saltbush: async () => ({
    ...(await import('@coverkit/saltbush/brand')),
    Home: home(() => import('@coverkit/saltbush/home')),
  }),
  coolabah: async () => ({
    ...(await import('@coverkit/coolabah/brand')),
    Home: home(() => import('@coverkit/coolabah/home')),
  }),
}

export const ACCOUNT_NAMES = Object.keys(brands) as AccountName[]

/** Shown where nobody names another. */
export const DEFAULT_ACCOUNT: AccountName = 'wattlebird'

/** Exact: another case, a space or a look-alike letter is another name. */
export function isAccountName(name: string): name is AccountName {
  return Object.hasOwn(brands, name)
}
