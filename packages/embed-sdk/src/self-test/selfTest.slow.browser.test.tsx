import { expect, it } from 'vitest'
import { HOST, pathAllowing } from '../partnerPage.fixture.ts'
import { type SelfTestOptions, selfTest } from './selfTest.ts'

const LOADER = new URL('../../dist/coverkit-embed.js', import.meta.url).pathname
const sound = { host: HOST, accountName: 'wattlebird', loader: LOADER, path: pathAllowing(location.origin) }

/** Returns the sentences of the failed checks. */
async function errors(changes: Partial<SelfTestOptions> = {}): Promise<readonly string[]> {
  const findings = await selfTest({ ...sound, timeoutMs: 3000, ...changes })
  expect(findings.map(({ check }) => check)).toEqual(['securePage', 'accountName', 'script', 'frame'])
  return findings.filter(({ passed }) => !passed).map(({ words }) => words)
}

function forbid(policy: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
}

it('finds nothing on a sound page, and leaves nothing behind', async () => {
  const before = document.documentElement.outerHTML
  expect(await errors()).toEqual([])
  expect(document.documentElement.outerHTML).toBe(before)
})

it('says that the origin or the name is not listed', async () => {
  const words = await errors({ path: pathAllowing('https://other.example') })
  expect(words).toEqual([
    expect.stringContaining(
      `Either ${location.origin} isn't on the list of origins for this account name, or the name "wattlebird"`,
    ),
  ])
})

it('says that a name is malformed', async () => {
  expect(await errors({ accountName: 'wattle bird' })).toEqual([
    expect.stringContaining('"wattle bird" isn\'t valid'),
  ])
})

it('says that the loader is not there', async () => {
  expect(await errors({ loader: 'http://127.0.0.1:1/coverkit-embed.js' })).toEqual([
    expect.stringContaining(
      `The loader didn't load from ${HOST}, and this page's policies aren't the reason`,
    ),
  ])
})

it('says that the host is the page itself', async () => {
  const words = await errors({ host: location.origin })
  expect(words[0]).toContain(`${location.origin} is the origin of this page itself`)
})

it('refuses a host that is no address', async () => {
  await expect(selfTest({ host: 'embed' })).rejects.toThrow(TypeError)
})

// Last: a policy cannot be taken back.
// Takes over 5 s on a slow machine: the page waits for frames that the policy blocks.
it('says which policy line is missing', async () => {
  forbid(`frame-src ${location.origin}`)
  expect(await errors()).toEqual([expect.stringContaining(`Add ${HOST} to frame-src`)])
  forbid(`script-src ${location.origin} 'unsafe-inline' 'unsafe-eval'`)
  expect(await errors()).toEqual([
    expect.stringContaining(`Add ${HOST} to script-src`),
    expect.stringContaining(`Add ${HOST} to frame-src`),
  ])
})
