import type { BrandFaces } from '@coverkit/ui/brand-theme'

export const faces: BrandFaces = {
  heading: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    weight: 500,
    axes: { opsz: 60, SOFT: 60, WONK: 0 },
    fallback: { like: 'serif', sizeAdjust: 111.1, ascent: 88, descent: 22.9 },
  },
  body: {
    family: 'Mulish',
    file: '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2',
    weight: [400, 700],
    fallback: { like: 'sans', sizeAdjust: 104.6, ascent: 96.1, descent: 23.9 },
  },
}
