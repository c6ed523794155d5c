import type { BrandFaces } from '@coverkit/ui/brand-theme'

export const faces: BrandFaces = {
  heading: {
    family: 'Red Hat Display',
    file: '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2',
    weight: 500,
    fallback: { like: 'sans', sizeAdjust: 100.3, ascent: 101.5, descent: 30.4 },
  },
  body: {
    family: 'Red Hat Text',
    file: '@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2',
    weight: [400, 700],
    fallback: { like: 'sans', sizeAdjust: 100.1, ascent: 101.7, descent: 30.5 },
  },
}
