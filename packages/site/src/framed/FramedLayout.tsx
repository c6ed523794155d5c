import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { SiteHeader } from '../header/SiteHeader.tsx'
import * as styles from './framedLayout.css.ts'

const Footer = lazy(async () => ({ default: (await import('../footer/ShortFooter.tsx')).ShortFooter }))

/** The layout around every page in a frame: no header, since the partner's page has one. */
export function FramedLayout({ hasHeader }: { hasHeader: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      <ScrollRestoration />
      {hasHeader && <SiteHeader currentPath={pathname} hasAccount={false} />}
      <main id="main" className={pathname === '/' ? undefined : styles.main}>
        <Outlet />
      </main>
      <Suspense>
        <Footer hasSupport hasScheme={false} />
      </Suspense>
    </>
  )
}
