import type { StudioBrand } from '../brand/StudioBrand.ts'

/** A message from the studio to a preview: the css of the theme, and the page's name, links and logo. */
export interface StudioMessage {
  readonly kind: 'coverkit-studio-brand'
  readonly css: string
  readonly brand: Pick<StudioBrand, 'company' | 'links' | 'logo'>
}

/** A message from a preview to the studio: it renders brands from now on. */
export const READY = 'coverkit-studio-ready'

export const isStudioMessage = (data: unknown): data is StudioMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'coverkit-studio-brand'
