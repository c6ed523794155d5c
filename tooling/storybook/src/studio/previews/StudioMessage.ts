import type { StudioBrand } from '../brand/StudioBrand.ts'

/** From the studio to a preview: the css of the theme, and whose name, links and logo the page has. */
export interface StudioMessage {
  readonly kind: 'coverkit-studio-brand'
  readonly css: string
  readonly brand: Pick<StudioBrand, 'company' | 'links' | 'logo'>
}

/** From a preview to the studio: it draws what it is sent from now on. */
export const READY = 'coverkit-studio-ready'

export const isStudioMessage = (data: unknown): data is StudioMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'coverkit-studio-brand'
