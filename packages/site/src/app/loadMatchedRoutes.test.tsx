import { expect, it, vi } from 'vitest'
import { loadMatchedRoutes } from './loadMatchedRoutes.ts'

const Page = () => null

it('loads the code of the address only, and gives its guard nothing to do', async () => {
  const routes = [
    {
      id: 'frame',
      children: [
        { id: '/a', path: '/a', lazy: async () => ({ Component: Page }) },
        { id: '/b', path: '/b', lazy: async () => ({ Component: Page }) },
      ],
    },
  ]
  const { loaderData } = await loadMatchedRoutes(routes, '/a')
  expect(loaderData).toEqual({ frame: null, '/a': null })
  expect(routes[0]?.children[0]).toMatchObject({ Component: Page, lazy: undefined })
  expect(routes[0]?.children[1]?.lazy).toBeTypeOf('function')
})

it('has the screen of a flow loaded', async () => {
  const load = vi.fn(async () => Page)
  const other = vi.fn(async () => Page)
  await loadMatchedRoutes(
    [
      {
        id: '/flow',
        path: '/flow',
        children: [
          { path: '/flow/a', Component: Page, handle: { load } },
          { path: '/flow/b', Component: Page, handle: { load: other } },
        ],
      },
    ],
    '/flow/a',
  )
  expect(load).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})
