import type { SignInConfig } from '@coverkit/features/common/page-services'
import { metaContent } from '../metaContent.ts'

/** An address and the client id there. */
function pairOf(content: string): readonly [string, string] {
  const [address = '', clientId = ''] = content.split(' ')
  return [address, clientId]
}

function googleOf(page: Document): SignInConfig['google'] {
  const script = metaContent(page, 'google')
  const other = metaContent(page, 'google-page')
  if (!script) return other ? { page: other } : null
  const [scriptUrl, clientId] = pairOf(script)
  return { scriptUrl, clientId }
}

/** Where customers sign in; the host writes it into each page's head. */
export function readSignInConfig(page: Document): SignInConfig {
  const [endpoint, clientId] = pairOf(metaContent(page, 'identity') ?? '')
  return { endpoint, clientId, google: googleOf(page) }
}
