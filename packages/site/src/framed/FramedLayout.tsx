import { isAddressOffered, useBrand } from '@coverkit/brand'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { NotFound } from '../app/NotFound.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import * as styles from './framedLayout.css.ts'

const Footer = lazy(async () => ({ default: (await import('../footer/ShortFooter.tsx')).ShortFooter }))

/** The layout around every page in a frame: no header, since the partner's page has one. */
export function FramedLayout({ hasHeader }: { hasHeader: boolean }) {
  const { pathname } = useLocation()
  // Which brand it is may be known only after the routes are.
  const isOffered = isAddressOffered(useBrand(), pathname)
  return (
    <>
      <ScrollRestoration />
      {hasHeader && <SiteHeader currentPath={pathname} hasAccount={false} />}
      <main id="main" className={pathname === '/' ? undefined : styles.main}>
        {isOffered ? <Outlet /> : <NotFound />}
      </main>
      <Suspense>
        <Footer hasSupport hasScheme={false} />
      </Suspense>
    </>
  )
}
