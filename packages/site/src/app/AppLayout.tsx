import { type ComponentType, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { areaOf } from '../areas.ts'
import type { SiteFooterProps } from '../footer/SiteFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import * as styles from './app.css.ts'

/** What surrounds every page of the app. The footer's code arrives after the page; its place is kept. */
export function AppLayout({ Footer }: { Footer: ComponentType<SiteFooterProps> }) {
  const { pathname } = useLocation()
  const isQuiet = areaOf(pathname)?.isQuiet
  return (
    <>
      <ScrollRestoration />
      <SiteHeader currentPath={pathname} isQuiet={isQuiet} />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Suspense fallback={<div className={styles.footerSpace} />}>
        <Footer isQuiet={isQuiet} />
      </Suspense>
    </>
  )
}
