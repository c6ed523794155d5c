import { expect, test } from 'vitest'
import { filesOf } from './families.ts'
import { loadFace } from './loadFace.ts'

test('a face is chosen by what its family lists, the one of the script first', () => {
  const names = (text: string) =>
    filesOf(text.codePointAt(0) ?? 0, 'bold').map((file) => file.split('/').at(-1))
  expect(names('က')).toEqual([
    'DejaVuSans-Bold.ttf',
    'noto-sans-myanmar-myanmar-700-normal.woff',
    'unifontex-latin-400-normal.woff',
  ])
  // The Chinese family has some letters of Hindi, too.
  expect(names('ह').slice(1, 3)).toEqual([
    'noto-sans-devanagari-devanagari-700-normal.woff',
    'noto-sans-sc-101-700-normal.woff',
  ])
})

test('each listed file is there and can be read, in both weights', () => {
  const files = new Set<Parameters<typeof loadFace>[0]>()
  for (let codePoint = 0x20; codePoint < 0x1_f700; codePoint += 7)
    for (const weight of ['regular', 'bold'] as const)
      for (const file of filesOf(codePoint, weight)) files.add(file)
  for (const file of files) expect([file, loadFace(file).ascent > 0]).toEqual([file, true])
  expect(files.size).toBeGreaterThan(400)
}, 60_000)
