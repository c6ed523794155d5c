import { expect, it } from 'vitest'
import { preloadFaces } from './preloadFaces.ts'

const rule = (src: string) => `@font-face{font-family:A;src:${src}}`

it('links each file that css names, once', () => {
  const css = [
    rule('url(/assets/a-Bv8x9Qy.woff2)format("woff2")'),
    rule('url("/assets/b-DU2Qw6w.woff2") format("woff2")'),
    rule('url(/assets/a-Bv8x9Qy.woff2)format("woff2")'),
  ].join('')
  expect(preloadFaces(css)).toBe(
    [
      '<link rel="preload" as="font" type="font/woff2" href="/assets/a-Bv8x9Qy.woff2" crossorigin>',
      '<link rel="preload" as="font" type="font/woff2" href="/assets/b-DU2Qw6w.woff2" crossorigin>',
    ].join(''),
  )
})

it('links no picture, no face of the device and nothing of elsewhere', () => {
  const css = [
    'a{background:url(/assets/leaf-1234567.svg)}',
    rule('local(Arial)'),
    rule('url(https://fonts.example/assets/a.woff2)'),
  ].join('')
  expect(preloadFaces(css)).toBe('')
})
