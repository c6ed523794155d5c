import type { StaticPage } from '@coverkit/brand'
import { WhoWeArePage } from '@coverkit/features/content/who-we-are'

export const page: StaticPage = {
  path: '/who-we-are',
  title: (brand) => `Who we are | ${brand.name}`,
  description: (brand) =>
    `${brand.name} compares life insurance from seven insurers. Who we are, how we’re paid and what we don’t do.`,
  indexed: true,
  Page: WhoWeArePage,
}
