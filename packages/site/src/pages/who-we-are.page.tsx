import type { StaticPage } from '@coverkit/brand'
import { WhoWeArePage } from '@coverkit/features/content/who-we-are'
import { panelCount } from '@coverkit/features/cover/panel'

export const page: StaticPage = {
  path: '/who-we-are',
  title: (brand) => `Who we are | ${brand.name}`,
  description: (brand) =>
    `${brand.name} compares life insurance from ${panelCount(brand)} insurers. Who we are, how we’re paid and what we don’t do.`,
  indexed: true,
  Page: WhoWeArePage,
}
