import { expect, it } from 'vitest'
import { entersAlone } from './entersAlone.ts'

/** A page whose head says which area is a document of its own. */
function pageWith(content: string | null): Document {
  const querySelector = (selector: string) =>
    selector === 'meta[name="coverkit:own-document"]' && content !== null
      ? { getAttribute: () => content }
      : null
  return { querySelector } as unknown as Document
}

it.each([
  ['/application', '/application', 'device', true],
  ['/application', '/account', 'device', false],
  ['/application', '/application', 'memory', false],
  [null, '/application', 'device', false],
] as const)('a page that says %s, at %s with answers in %s: %s', async (content, base, place, isAlone) => {
  const services = { drafts: async () => ({ place }) } as unknown as Parameters<typeof entersAlone>[2]
  expect(await entersAlone({ base }, pageWith(content), services)).toBe(isAlone)
})
