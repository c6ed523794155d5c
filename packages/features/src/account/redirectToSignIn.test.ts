import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leftClaim } from './add-by-code/leftClaim.ts'
import { redirectToSignIn } from './redirectToSignIn.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page at an address, and where it is led. */
function pageAt(address: string) {
  const targets: string[] = []
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  const replace = (target: string) => void targets.push(target)
  return { view: { location: { pathname, search, hash, replace } }, targets }
}

it('a link to claim an application is there after sign-in, and its code is in no address', () => {
  const { view, targets } = pageAt('/account?tab=1#claim=ACDE3479.204816')
  redirectToSignIn(view, { status: 'signed-out' }, NOW)
  expect(targets).toEqual(['/login?redirect=%2Faccount%3Ftab%3D1'])
  expect(leftClaim('claim', NOW)).toEqual({ id: 'ACDE3479', code: '204816' })
})

it('so is a link to claim a transfer', () => {
  const { view, targets } = pageAt('/account#transfer=ACDE3479.204816')
  redirectToSignIn(view, { status: 'signed-out' }, NOW)
  expect(targets).toEqual(['/login?redirect=%2Faccount'])
  expect(leftClaim('transfer', NOW)).toEqual({ id: 'ACDE3479', code: '204816' })
})

it('other pages leave nothing but why the session ended', () => {
  const { view, targets } = pageAt('/account#saved-quotes')
  redirectToSignIn(view, { status: 'signed-out', reason: 'idle' }, NOW)
  expect(targets).toEqual(['/login?redirect=%2Faccount'])
  expect([...items]).toEqual([['coverkit.signedOut', 'idle']])
})
