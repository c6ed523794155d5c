import type { Local } from '@coverkit/serve'

export interface BrandSite {
  readonly name: string
  readonly url: string
  readonly port: number
}

/** The brand whose every template is measured. */
const WHOLE = 'wattlebird'

/** The sites of the brands; the app in partners' frames is none. The one that is measured in full comes first. */
export function brandSites({ sites }: Local): readonly BrandSite[] {
  const brands = sites.filter(({ name }) => name !== 'embed')
  const whole = brands.find(({ name }) => name === WHOLE)
  if (!whole) throw new Error(`${WHOLE} is not built.`)
  return [whole, ...brands.filter((brand) => brand !== whole)]
}
