import type { PageServices } from '@coverkit/features/common/page-services'
// Loaded before a test begins, as it is on a page whose answers changed.
import '@coverkit/flow-draft/store'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { addAreas } from './addAreas.ts'

afterEach(() => vi.unstubAllGlobals())

/** The address that is loaded as a document of its own when the router goes to this one. */
async function loadedAddress(to: string, page: object = { flows: new Set() }): Promise<string> {
  const services = { drafts: async () => ({ place: 'device' }), ...page } as unknown as PageServices
  const area = { base: '/login', isOwnDocument: true, load: async () => () => [] }
  const areaOf = (path: string) => (path.startsWith('/login') ? area : undefined)
  return new Promise((resolve) => {
    vi.stubGlobal('window', { location: { assign: resolve } })
    const router = createMemoryRouter([{ path: '/', children: [] }], {
      patchRoutesOnNavigation: addAreas(services, areaOf, undefined, () => router.state.navigation.location),
    })
    void router.navigate(to)
  })
}

it.each(['/login', '/login?redirect=%2Faccount', '/login?a=1#claim=REF.123456', '/login#start'])(
  'loads the whole of %s, query and hash included',
  async (address) => {
    expect(await loadedAddress(address)).toBe(address)
  },
)

it('persists what the page holds before it is left', async () => {
  const persist = vi.fn(async () => undefined)
  const store = { get: () => ({ place: 'device', saveState: 'saved' }) }
  const flow = { empty: () => ({ name: '' }), record: () => ({ answers: { name: 'Ada' }, rev: 1 }), persist }
  expect(await loadedAddress('/login', { flows: new Set([flow]), store })).toBe('/login')
  expect(persist).toHaveBeenCalledTimes(1)
})
