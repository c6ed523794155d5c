import type { BrandFaces } from '@coverkit/ui/brand-theme'

export const faces: BrandFaces = {
  heading: {
    family: 'Archivo SemiCondensed',
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    weight: 800,
    axes: { wdth: 85 },
    fallback: { like: 'sansBold', sizeAdjust: 89.1, ascent: 98.6, descent: 23.6 },
  },
  body: {
    family: 'Public Sans',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weight: [400, 700],
    fallback: { like: 'sans', sizeAdjust: 105.2, ascent: 90.3, descent: 21.4 },
  },
}
