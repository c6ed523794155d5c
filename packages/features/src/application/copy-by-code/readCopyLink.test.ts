import { expect, it } from 'vitest'
import { readCopyLink } from './readCopyLink.ts'

const ID = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'

it('names the application', () => {
  expect(readCopyLink(`#${ID}`)).toBe(ID)
  expect(readCopyLink(`#${ID.toUpperCase()}`)).toBe(ID)
})

it.each(['', '#', '#ACDE3479', `#${ID}/receipt`, `#../${ID}`, `#claim=${ID}`])('is none in %j', (hash) => {
  expect(readCopyLink(hash)).toBeNull()
})
