import type { Local } from '@coverkit/serve'

export interface BrandSite {
  readonly name: string
  readonly url: string
  readonly port: number
}

/** The brand of which every template is measured. */
const WHOLE = 'wattlebird'

/** The sites of the brands, without the app in partners' frames. The one that is measured in full comes first. */
export function brandSites({ sites }: Local): readonly BrandSite[] {
  const brands = sites.filter(({ name }) => name !== 'embed')
  const whole = brands.find(({ name }) => name === WHOLE)
  if (!whole) throw new Error(`${WHOLE} is not built.`)
  return [whole, ...brands.filter((brand) => brand !== whole)]
}
