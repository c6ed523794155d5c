import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutCopy, copyCheckout } from './checkoutCopy.fixture.ts'

/** The commands that the page gives a newcomer, in its order. */
const commandsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'))

const TITLE = '<title>Banksia Cover: life insurance, compared in plain English</title>'
const TOKENS = 'apps/banksia/src/tokens.ts'
const UNREADABLE =
  'apps/banksia/src/tokens.ts: "softInk" on "surface" is 2.67:1 in light mode; at least 4.5:1 is needed'

let copy: CheckoutCopy
beforeAll(async () => {
  copy = await copyCheckout()
})
afterAll(() => copy.remove())

const passes = (command: string, env: Readonly<Record<string, string>> = {}) => {
  const { status, output } = copy.run(command, env)
  expect(status, output).toBe(0)
}

const home = async () => {
  const answer = await fetch(`http://localhost:${copy.portOf(4105)}/`, { headers: { accept: 'text/html' } })
  return answer.text()
}

describe('docs/new-brand.md', () => {
  it('leads to a brand on the screen, with its commands alone', async () => {
    const commands = commandsOf(readFileSync(join(copy.root, 'docs/new-brand.md'), 'utf8'))
    expect(commands.map((command) => command.split(' ').slice(0, 3).join(' '))).toEqual([
      'pnpm generate brand',
      'pnpm dev banksia',
      'pnpm --filter @coverkit/banksia',
      'pnpm exec vitest',
      'npm start',
    ])
    console.time('from nothing to a sixth brand')
    for (const command of commands) {
      console.time(command)
      if (command.startsWith('pnpm dev'))
        await copy.during(command, /Press Ctrl/, async () => expect(await home()).toContain(TITLE))
      else if (command === 'npm start')
        await copy.during(command, /banksia +http/, async () => expect(await home()).toContain(TITLE))
      else passes(command)
      console.timeEnd(command)
    }
    console.timeEnd('from nothing to a sixth brand')
  })

  it.each([
    'pnpm exec biome check apps/banksia apps/embed tooling/hosting/src',
    'pnpm exec knip --no-config-hints',
    'pnpm exec tsc -p apps/banksia',
    'pnpm exec tsc -p apps/embed',
    'pnpm --filter @coverkit/hosting exec vitest run inventory configurations bundles',
    'pnpm --filter @coverkit/checks exec vitest run layers sourceRules importCycles lockfile',
  ])('what was made passes %s', (command) => {
    passes(command)
  })

  it('its name is in receipts, letters, documents and mails of the backend', () => {
    const NEW_BRAND = 'banksia|Banksia Cover|http://banksia.localhost:4105'
    passes('pnpm --filter @coverkit/sandbox exec vitest run brandInPapers', { NEW_BRAND })
  })
})

describe('a palette that can’t be read ends', () => {
  beforeAll(() => {
    const path = join(copy.root, TOKENS)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/softInk: '#\w+'/, "softInk: '#9E9E9E'"))
  })

  it.each(['pnpm --filter @coverkit/banksia build', 'pnpm dev banksia', 'npm start'])('%s', (command) => {
    const { status, output } = copy.run(command)
    expect(status).not.toBe(0)
    expect(output).toContain(UNREADABLE)
  })
})
