import { metaContent } from '../metaContent.ts'

/** Where the services of this deployment live; the host writes it into each page's head. */
export type SiteConfig = { apiUrl: string; cdnUrl: string }

function addressOf(name: string): string {
  const address = metaContent(document, name)
  if (!address) throw new Error(`The page has no address of the service: coverkit:${name}`)
  return address
}

export const readConfig = (): SiteConfig => ({ apiUrl: addressOf('api-url'), cdnUrl: addressOf('cdn-url') })
