import { useBrand } from '@coverkit/brand'
import { type ComponentType, Suspense, useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { areaOf } from '../areas.ts'
import type { ShortFooterProps } from '../footer/ShortFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'
import * as styles from './app.css.ts'

/**
 * The layout around every page of the app. The footer's code arrives after the page, in space reserved for
 * it. A step that leaves header and footer unchanged re-renders neither.
 */
export function AppLayout({ Footer }: { Footer: ComponentType<ShortFooterProps> }) {
  const { pathname } = useLocation()
  const { navigation } = useBrand()
  const { isQuiet, hasSupport } = areaOf(pathname) ?? {}
  const linked = navigation.header.find(({ href }) => href === pathname)?.href ?? ''
  const header = useMemo(() => <SiteHeader currentPath={linked} isQuiet={isQuiet} />, [linked, isQuiet])
  const footer = useMemo(
    () => (
      <Suspense fallback={<div className={styles.footerSpace} />}>
        <Footer hasSupport={hasSupport} />
      </Suspense>
    ),
    [Footer, hasSupport],
  )
  return (
    <>
      <ScrollRestoration />
      {header}
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      {footer}
    </>
  )
}
