import type { SessionConfig } from '@coverkit/features/common/session'
import { metaContent } from '../metaContent.ts'

/** Where the services of this deployment live; the host writes it into each page's head. */
export type SiteConfig = Omit<SessionConfig, 'accountName'>

function needed(name: string): string {
  const content = metaContent(document, name)
  if (!content) throw new Error(`The page has no address of the service: coverkit:${name}`)
  return content
}

/** An address and the client id for it. */
function pairOf(content: string): readonly [string, string] {
  const [address = '', clientId = ''] = content.split(' ')
  return [address, clientId]
}

export function readConfig(): SiteConfig {
  const [endpoint, clientId] = pairOf(needed('identity'))
  const google = metaContent(document, 'google')
  const [scriptUrl, googleId] = pairOf(google ?? '')
  return {
    apiUrl: needed('api-url'),
    cdnUrl: needed('cdn-url'),
    identity: { endpoint, clientId },
    ...(google && { google: { scriptUrl, clientId: googleId } }),
  }
}
