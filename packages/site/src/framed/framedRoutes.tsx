import { Outlet, type RouteObject } from 'react-router'
import { AppFailed } from '../app/AppFailed.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { PageLoading } from '../app/PageLoading.tsx'
import { PAGES } from '../routes.tsx'
import { useFramedBrand } from './FramedBrand.ts'
import { FramedLayout } from './FramedLayout.tsx'

function Home() {
  const { Home: BrandHome, brand } = useFramedBrand()
  return (
    <>
      <title>{brand.name}</title>
      <BrandHome />
    </>
  )
}

/** The routes of areas, and the brand's home page, as they show in a frame. */
export function framedRoutes(pages: RouteObject[], hasHeader: boolean): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <FramedLayout hasHeader={hasHeader} />,
      children: [
        {
          id: PAGES,
          element: <Outlet />,
          errorElement: <AppFailed />,
          hydrateFallbackElement: <PageLoading />,
          children: [
            { id: 'home', path: '/', Component: Home },
            ...pages,
            { id: 'not-found', path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]
}
