import { join } from 'node:path'
import { coloursFrom } from '@coverkit/ui/theme'
import { describe, expect, it } from 'vitest'
import { readBrandSources } from '../readBrandSources.ts'
import type { BrandSettings } from './BrandSettings.ts'
import { brandFiles } from './brandFiles.ts'
import { defaultNavigation } from './defaultNavigation.ts'

const sources = readBrandSources(join(import.meta.dirname, '../../../..'))

const banksia: BrandSettings = {
  account: 'banksia',
  title: 'Banksia Cover',
  legalName: 'Banksia Cover Pty Ltd',
  domain: 'banksiacover.example',
  email: 'hello@banksiacover.example',
  phone: '08 5550 4199',
  abn: '00 000 000 000',
  afsl: '000000',
  port: 4150,
  tokens: { colours: coloursFrom('#0E5A73'), radius: 10 },
  faces: {},
  logo: { kind: 'mark' },
  navigation: defaultNavigation,
}

const drawing = {
  viewBox: '0 0 20 10',
  width: 72,
  height: 36,
  shapes: [
    { tag: 'circle', cx: '5', cy: '5', r: '4', fill: 'var(--ck-colour-accent-text)' },
    { tag: 'path', d: 'M0 0h4', fill: 'none', stroke: 'currentColor', strokeWidth: '2' },
  ],
} as const

const textsOf = (settings: BrandSettings) => {
  const files = brandFiles(settings, sources)
  return (path: string) => String(files.get(`apps/banksia/${path}`) ?? '')
}

describe('the files of a brand', () => {
  it('are all in its own folder, and no placeholder is left in them', () => {
    for (const [path, content] of brandFiles(banksia, sources)) {
      expect(path).toMatch(/^apps\/banksia\//)
      if (typeof content === 'string') expect(content, path).not.toMatch(/\{\{|this.?brand/i)
    }
  })

  it('have its port, its links and its city, by the area code', () => {
    const text = textsOf({
      ...banksia,
      navigation: { header: [{ label: 'Learn', href: '/learn' }], footer: defaultNavigation.footer },
    })
    expect(JSON.parse(text('coverkit.config.json')).localPort).toBe(4150)
    expect(text('src/brand.ts')).toContain("    header: [{ label: 'Learn', href: '/learn' }],\n")
    expect(text('src/brand.ts')).toContain("city: 'Perth',")
  })

  it('declare the faces that were chosen', () => {
    const fallback = { like: 'sans', sizeAdjust: 101.2, ascent: 93.8, descent: 24.7 } as const
    const body = { family: 'Figtree', file: './Figtree.woff2', weight: [400, 700], fallback } as const
    expect(textsOf({ ...banksia, faces: { body } })('src/faces.ts')).toContain(
      [
        'export const faces: BrandFaces = {',
        '  body: {',
        "    family: 'Figtree',",
        "    file: './Figtree.woff2',",
        '    weight: [400, 700],',
        "    fallback: { like: 'sans', sizeAdjust: 101.2, ascent: 93.8, descent: 24.7 },",
        '  },',
        '}',
      ].join('\n'),
    )
    expect(textsOf(banksia)('src/faces.ts')).toContain('/** None: words are set in the faces of the device.')
  })

  it('can’t be made of a palette that can’t be read', () => {
    const colours = { ...banksia.tokens.colours, softInk: '#9E9E9E' }
    expect(() => brandFiles({ ...banksia, tokens: { colours, radius: 10 } }, sources)).toThrow(
      '"softInk" on "surface" is 2.67:1 in light mode; at least 4.5:1 is needed',
    )
  })
})

describe('the logo', () => {
  it('is the generator’s mark beside the name, or the name alone', () => {
    expect(textsOf(banksia)('src/Logo.tsx')).toContain('<LogoMark />\n      <span className={styles.word}>')
    expect(textsOf({ ...banksia, logo: { kind: 'name' } })('src/Logo.tsx')).not.toContain('LogoMark')
  })

  it('is a drawing beside the name, in the tab with the colours of light', () => {
    const text = textsOf({ ...banksia, logo: { kind: 'drawing', drawing, hasLettering: false } })
    expect(text('src/Logo.tsx')).toContain('<span className={styles.word}>')
    expect(text('src/logoDrawing.ts')).toContain(
      "    { tag: 'path', d: 'M0 0h4', fill: 'none', stroke: 'currentColor', strokeWidth: '2' },\n",
    )
    const { accentText, ink } = banksia.tokens.colours
    expect(text('public/favicon.svg')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>Banksia Cover</title><circle cx="5" cy="5" r="4" fill="${accentText}"/><path d="M0 0h4" fill="none" stroke="${ink}" stroke-width="2"/></svg>\n`,
    )
  })

  it('has the name for screen readers alone where it is in the drawing', () => {
    const text = textsOf({ ...banksia, logo: { kind: 'drawing', drawing, hasLettering: true } })
    expect(text('src/Logo.tsx')).toContain('<VisuallyHidden>{useBrand().name}</VisuallyHidden>')
  })
})
