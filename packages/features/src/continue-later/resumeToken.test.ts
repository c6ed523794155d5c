import { expect, it } from 'vitest'
import { takeToken } from './resumeToken.ts'

const TOKEN = 'Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE'

/** A page at this hash, and what its address becomes. */
function viewAt(hash: string) {
  const addresses: unknown[] = []
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => void addresses.push(address),
  }
  const view = { location: { hash, pathname: '/sign' }, history } as unknown as Window
  return { view, addresses }
}

it.each([
  [`#${TOKEN}`, TOKEN],
  [`#identity=${TOKEN}`, TOKEN],
  [`#identity=${TOKEN}x`, null],
  [`#Identity=${TOKEN}`, null],
  ['#identity=', null],
  ['#short', null],
])('T12 %s is taken out of the address', (hash, token) => {
  const { view, addresses } = viewAt(hash)
  expect(takeToken(view)).toBe(token)
  expect(addresses).toEqual(['/sign'])
})

it('an address without one stays', () => {
  const { view, addresses } = viewAt('')
  expect([takeToken(view), addresses]).toEqual([null, []])
})
