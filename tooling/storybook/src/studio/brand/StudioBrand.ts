import type { LogoDrawing } from '@coverkit/generate/brand-files'
import type { BrandTokens } from '@coverkit/ui/theme'

export type ColourToken = keyof BrandTokens['colours']

/** Names and contact details of a brand, as typed. */
export type StudioCompany = Record<
  'account' | 'title' | 'legalName' | 'domain' | 'email' | 'phone' | 'abn' | 'afsl',
  string
>

/** The tokens other than colours, as typed; a blank one has its default. */
export type StudioShape = Record<
  'radius' | 'borderWidth' | 'headingWeight' | 'headingTracking' | 'shadow',
  string
>

/** `known`: a font of the workspace, by its family. `other`: one of a package that is yet to be installed. */
export type FaceChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly family: string }
  | { readonly kind: 'other'; readonly packageName: string; readonly like: 'sans' | 'serif' }

export interface StudioLogo {
  readonly kind: 'mark' | 'name' | 'drawing'
  /** Drawing of the chosen file; it is preserved while another kind is chosen. */
  readonly drawing: LogoDrawing | null
  readonly fileName: string
  readonly hasLettering: boolean
}

/** A link as typed. The id stays the same while it is edited and moved. */
export interface StudioLink {
  readonly id: string
  readonly label: string
  readonly href: string
}

export type LinkPlace = 'header' | 'footer'

/** A brand in the making: everything that the studio edits. */
export interface StudioBrand {
  readonly company: StudioCompany
  readonly colours: Readonly<Record<ColourToken, string>>
  readonly shape: StudioShape
  readonly faces: { readonly heading: FaceChoice; readonly body: FaceChoice }
  readonly logo: StudioLogo
  readonly links: Readonly<Record<LinkPlace, readonly StudioLink[]>>
}
