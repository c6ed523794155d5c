import { type ComponentType, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { areaOf } from '../areas.ts'
import type { ShortFooterProps } from '../footer/ShortFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import * as styles from './app.css.ts'

/** What surrounds every page of the app. The footer's code arrives after the page; its place is kept. */
export function AppLayout({ Footer }: { Footer: ComponentType<ShortFooterProps> }) {
  const { pathname } = useLocation()
  const { isQuiet, hasSupport } = areaOf(pathname) ?? {}
  return (
    <>
      <ScrollRestoration />
      <SiteHeader currentPath={pathname} isQuiet={isQuiet} />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Suspense fallback={<div className={styles.footerSpace} />}>
        <Footer hasSupport={hasSupport} />
      </Suspense>
    </>
  )
}
