import type { BrandFaces } from '@coverkit/ui/brand-theme'

export const faces: BrandFaces = {
  heading: {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weight: 700,
    axes: { opsz: 40 },
    fallback: { like: 'sansBold', sizeAdjust: 99, ascent: 93.9, descent: 27.3 },
  },
  body: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: [400, 700],
    fallback: { like: 'sans', sizeAdjust: 101.2, ascent: 93.8, descent: 24.7 },
  },
}
