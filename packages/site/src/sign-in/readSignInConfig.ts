import type { SignInConfig } from '@coverkit/features/common/page-services'
import { metaContent } from '../metaContent.ts'

// For a page of another build, whose head gives no length.
const USUAL_MIN_LENGTH = 8

/** An address, the client id there, and further settings. */
function partsOf(content: string): readonly [string, string, string] {
  const [address = '', clientId = '', rest = ''] = content.split(' ')
  return [address, clientId, rest]
}

function googleOf(page: Document): SignInConfig['google'] {
  const script = metaContent(page, 'google')
  const other = metaContent(page, 'google-page')
  if (!script) return other ? { page: other } : null
  const [scriptUrl, clientId] = partsOf(script)
  return { scriptUrl, clientId }
}

/** Address of the customers' sign-in; the host writes it into each page's head. */
export function readSignInConfig(page: Document): SignInConfig {
  const [endpoint, clientId, passwordMinLength] = partsOf(metaContent(page, 'identity') ?? '')
  return {
    endpoint,
    clientId,
    passwordMinLength: Number(passwordMinLength) || USUAL_MIN_LENGTH,
    google: googleOf(page),
  }
}
