import type { BrandFaces } from '@coverkit/ui/brand-theme'

export const faces: BrandFaces = {
  heading: {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    weight: 400,
    axes: { opsz: 40 },
    fallback: { like: 'serif', sizeAdjust: 104.9, ascent: 70.1, descent: 25.3 },
  },
  body: {
    // The licence reserves the name of Source Sans 3 for the whole of it.
    family: 'Coolabah Text',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weight: [400, 700],
    fallback: { like: 'sans', sizeAdjust: 94.3, ascent: 108.6, descent: 42.4 },
  },
}
