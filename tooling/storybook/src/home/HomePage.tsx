import type { Brand, HomePage as Page } from '@coverkit/brand'
import { SiteFrame } from '@coverkit/site/site-frame'
import { lazy, type ReactElement, Suspense } from 'react'

const pages = import.meta.glob<Page>('../../../../apps/*/src/home/home.page.tsx', { import: 'page' })
const brands = import.meta.glob<Brand>('../../../../apps/*/src/brand.ts', { import: 'brand' })

/** The home page of each brand app with header and footer; their styles are isolated from each other. */
const screens = Object.fromEntries(
  Object.entries(pages).map(([file, loadPage]) => {
    const folder = file.replace('/src/home/home.page.tsx', '')
    const Screen = lazy(async () => {
      const [{ Page }, brand] = await Promise.all([loadPage(), brands[`${folder}/src/brand.ts`]?.()])
      if (!brand) throw new Error(`${folder} has no brand.`)
      return {
        default: () => (
          <SiteFrame brand={brand} path="/">
            <main id="main">
              <Page />
            </main>
          </SiteFrame>
        ),
      }
    })
    return [folder.split('/').at(-1), Screen]
  }),
)

interface HomePageProps {
  /** The folder of the brand app. */
  readonly app: string
}

/** A brand's home page, which its own app draws. */
export function HomePage({ app }: HomePageProps): ReactElement {
  const Screen = screens[app]
  if (!Screen) throw new Error(`No app is called ${app}.`)
  return (
    <Suspense>
      <Screen />
    </Suspense>
  )
}
