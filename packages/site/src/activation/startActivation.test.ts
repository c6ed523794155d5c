import { afterEach, expect, it, vi } from 'vitest'
import { startActivation } from './startActivation.ts'

afterEach(() => vi.restoreAllMocks())

const ALLOWED = 'https://api.example/activate'

/** A home page with both notices; returns those that it shows. */
async function shownBy(search: string, answer: () => Promise<Response>): Promise<readonly string[]> {
  const notices = new Map(
    ['successful', 'failed'].map((name) => [
      `[data-activation=${name}]`,
      { name, hidden: true, querySelector: () => null },
    ]),
  )
  const view = {
    location: { pathname: '/', href: `https://site.example/${search}` },
    history: { state: null, replaceState: () => undefined },
    document: {
      querySelector: (selector: string) => notices.get(selector) ?? { getAttribute: () => ALLOWED },
    },
    fetch: answer,
  }
  await startActivation(view as unknown as Window & typeof globalThis)
  return [...notices.values()].filter(({ hidden }) => !hidden).map(({ name }) => name)
}

const accepted = async () => Response.json({ successful: true })
const requested = `?activationUri=${encodeURIComponent(`${ALLOWED}/1`)}`

it.each<[string, string, () => Promise<Response>, readonly string[]]>([
  ['what the service accepts', requested, accepted, ['successful']],
  ['what it refuses', requested, async () => Response.json({ successful: false }), ['failed']],
  ['a cut connection', requested, () => Promise.reject(new TypeError('cut')), ['failed']],
  ['another address', '?activationUri=https%3A%2F%2Felsewhere.example%2F', accepted, []],
  ['two addresses', `${requested}&activationUri=${encodeURIComponent(`${ALLOWED}/2`)}`, accepted, []],
  ['none', '?utm=1', accepted, []],
])('shows for %s', async (_name, search, answer, shown) => {
  expect(await shownBy(search, answer)).toEqual(shown)
})

it('says that it failed when a part of it throws', async () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(await shownBy(requested, accepted)).toEqual(['failed'])
})
