import type { BrandFaces, Face, FallbackFace } from '@coverkit/ui/brand-theme'
import type { FaceChoice, StudioBrand } from './StudioBrand.ts'
import { declaredFaces } from './startingBrands.ts'

export type FaceUse = keyof StudioBrand['faces']

const BOLD = 700

/** How much the bold of a face for text is wider than Arial's, in per cent: measured letter by letter, weighted as in English. */
const BOLD_SIZES: Readonly<Record<string, number>> = {
  Figtree: 96.3,
  'Public Sans': 99.4,
  'Red Hat Text': 102.5,
  Mulish: 100.3,
  'Coolabah Text': 92.2,
}

/** Before the font is measured: as large as its fallback. */
const UNMEASURED = { sizeAdjust: 100, ascent: 95, descent: 25 }

const rounded = (value: number) => Math.round(value * 10) / 10

/** The fallback of a font in another weight: as high in px, and as wide as that weight is. */
function boldFallback({ sizeAdjust, ascent, descent }: FallbackFace, boldSize: number): FallbackFace {
  const share = sizeAdjust / boldSize
  return {
    like: 'sansBold',
    sizeAdjust: boldSize,
    ascent: rounded(ascent * share),
    descent: rounded(descent * share),
  }
}

const bodies = declaredFaces.flatMap(({ body }) => body ?? [])
const headings = [
  ...declaredFaces.flatMap(({ heading }) => heading ?? []),
  ...bodies.flatMap((face) => {
    const boldSize = BOLD_SIZES[face.family]
    return boldSize === undefined
      ? []
      : [{ ...face, weight: BOLD, fallback: boldFallback(face.fallback, boldSize) }]
  }),
]

/** The workspace's fonts for headings, and those for text: with tabular figures, regular to bold. */
export const knownFaces: Readonly<Record<FaceUse, readonly Face[]>> = { heading: headings, body: bodies }

const familyOf = (packageName: string) =>
  packageName
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function faceOf(choice: FaceChoice, use: FaceUse): Face | undefined {
  if (choice.kind === 'none') return undefined
  if (choice.kind === 'known') return knownFaces[use].find(({ family }) => family === choice.family)
  const { packageName, like } = choice
  return {
    family: familyOf(packageName),
    file: `@fontsource-variable/${packageName}/files/${packageName}-latin-wght-normal.woff2`,
    weight: use === 'heading' ? BOLD : [400, BOLD],
    fallback: { like: like === 'sans' && use === 'heading' ? 'sansBold' : like, ...UNMEASURED },
  }
}

/** Returns the chosen fonts, as a brand declares them. */
export function brandFacesOf({ faces }: Pick<StudioBrand, 'faces'>): BrandFaces {
  const heading = faceOf(faces.heading, 'heading')
  const body = faceOf(faces.body, 'body')
  return { ...(heading && { heading }), ...(body && { body }) }
}

/** Returns the packages of fonts that the workspace does not have. */
export const packagesToInstall = ({ faces }: Pick<StudioBrand, 'faces'>): readonly string[] => [
  ...new Set(
    [faces.heading, faces.body].flatMap((choice) =>
      choice.kind === 'other' ? `@fontsource-variable/${choice.packageName}` : [],
    ),
  ),
]
