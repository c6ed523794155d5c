import type { LinkComponentProps } from '@coverkit/ui'
import { Link as RouterLink } from 'react-router'
import { areaOf } from '../areas.ts'

/** The link of the app: stays in the document where the address is the app's, is a plain anchor elsewhere. */
export function AppLink({ href, ...props }: LinkComponentProps) {
  const area = props.target || props.download ? undefined : areaOf(href.split(/[?#]/)[0] ?? '')
  if (!area || area.isOwnDocument) return <a {...props} href={href} />
  const prepare = () => void area.load().catch(() => undefined)
  return <RouterLink {...props} to={href} onPointerEnter={prepare} onFocus={prepare} />
}
