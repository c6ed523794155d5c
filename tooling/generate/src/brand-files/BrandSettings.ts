import type { BrandFaces } from '@coverkit/ui/brand-theme'
import type { BrandTokens } from '@coverkit/ui/theme'
import type { LogoDrawing } from './LogoDrawing.ts'

/** `mark`: the generator's own mark beside the name. `name`: the name alone. `drawing`: a drawing, with its own lettering or not. */
export type BrandLogo =
  | { readonly kind: 'mark' }
  | { readonly kind: 'name' }
  | { readonly kind: 'drawing'; readonly drawing: LogoDrawing; readonly hasLettering: boolean }

/** A path of the site or a full address, and the words of the link. */
export type BrandLink = { readonly label: string; readonly href: string }

export interface BrandNavigation {
  readonly header: readonly BrandLink[]
  readonly footer: readonly BrandLink[]
}

/** Names and contact details of a brand. */
export interface BrandCompany {
  /** Letters only: the name of its folder and of its account. */
  readonly account: string
  readonly title: string
  readonly legalName: string
  /** Without `www.`. */
  readonly domain: string
  readonly email: string
  readonly phone: string
  readonly abn: string
  readonly afsl: string
  /** Port at which `npm start` serves it. */
  readonly port: number
}

/** Settings for the folder of a new brand. */
export interface BrandSettings extends BrandCompany {
  readonly tokens: BrandTokens
  readonly faces: BrandFaces
  readonly logo: BrandLogo
  readonly navigation: BrandNavigation
}
