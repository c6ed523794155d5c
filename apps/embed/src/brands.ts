import type { FramedBrand } from '@coverkit/site/framed'
import { type ComponentType, lazy } from 'react'
import type { AccountName } from './accountNames.ts'
import { loadFaces } from './loadFaces.ts'

type Parts = Pick<FramedBrand, 'brand' | 'Home'>

/** Loads a brand in chunks of its own: data, theme and logo; the home page loads when it is visited. */
const inFrames =
  (brand: () => Promise<Pick<Parts, 'brand'>>, home: () => Promise<{ page: { Page: ComponentType } }>) =>
  async (): Promise<Parts> => {
    const parts = await brand()
    loadFaces(document)
    return { ...parts, Home: lazy(async () => ({ default: (await home()).page.Page })) }
  }

/** Every brand for frames. */
export const brands: Readonly<Record<AccountName, () => Promise<Parts>>> = {
  wattlebird: inFrames(
    () => import('@coverkit/wattlebird/brand'),
    () => import('@coverkit/wattlebird/home'),
  ),
  redearth: inFrames(
    () => import('@coverkit/redearth/brand'),
    () => import('@coverkit/redearth/home'),
  ),
  bluegum: inFrames(
    () => import('@coverkit/bluegum/brand'),
    () => import('@coverkit/bluegum/home'),
  ),
  saltbush: inFrames(
    () => import('@coverkit/saltbush/brand'),
    () => import('@coverkit/saltbush/home'),
  ),
  coolabah: inFrames(
    () => import('@coverkit/coolabah/brand'),
    () => import('@coverkit/coolabah/home'),
  ),
}

/** Shown if neither the address nor the partner's page names another. */
export const DEFAULT_ACCOUNT: AccountName = 'wattlebird'

/** Exact match: another case, a space or a look-alike letter is another name. */
export function isAccountName(name: string): name is AccountName {
  return Object.hasOwn(brands, name)
}
