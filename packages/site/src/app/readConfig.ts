import type { PageServicesConfig } from '@coverkit/features/common/page-services'
import { metaContent } from '../metaContent.ts'

/** Where the services of this deployment live; the host writes it into each page's head. */
export type SiteConfig = Omit<PageServicesConfig, 'accountName' | 'offers'>

function needed(name: string): string {
  const content = metaContent(document, name)
  if (!content) throw new Error(`The page does not say coverkit:${name}`)
  return content
}

export const readConfig = (): SiteConfig => ({
  apiUrl: needed('api-url'),
  cdnUrl: needed('cdn-url'),
  signIn: async () => (await import('../sign-in/readSignInConfig.ts')).readSignInConfig(document),
})
