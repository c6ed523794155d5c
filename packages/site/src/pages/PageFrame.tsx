import { ActivationNotice } from '../activation/ActivationNotice.tsx'
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx'

/** The frame of a static page. */
export function PageFrame({ brand, path, children }: SiteFrameProps) {
  return (
    <SiteFrame brand={brand} path={path}>
      {path === '/' && <ActivationNotice />}
      <main id="main">{children}</main>
    </SiteFrame>
  )
}
