import { type LinkComponentProps, VisuallyHidden } from '@coverkit/ui'
import { Link as RouterLink } from 'react-router'
import { useFramedBrand } from './FramedBrand.ts'
import { framedAreaOf } from './framedAreas.ts'
import { framedCopy } from './framedCopy.ts'

/** The link of the framed app: stays in the frame where the address is the app's; other pages open in a tab. */
export function FramedLink({ href, children, ...props }: LinkComponentProps) {
  const { siteOrigin } = useFramedBrand()
  const path = href.split(/[?#]/)[0] ?? ''
  const area = framedAreaOf(path)
  if ((area || path === '/') && !props.target && !props.download) {
    const prepare = () => void area?.load().catch(() => undefined)
    return (
      <RouterLink {...props} to={href} onPointerEnter={prepare} onFocus={prepare}>
        {children}
      </RouterLink>
    )
  }
  if (!/^(\/|https?:)/.test(href)) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    )
  }
  return (
    <a {...props} href={new URL(href, siteOrigin).href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{framedCopy.newTab}</VisuallyHidden>
    </a>
  )
}
