import type { BrandFaces, Face } from './BrandFaces.ts'
import type { BrandTokens } from './tokens.ts'

const GENERIC = {
  sans: 'system-ui, sans-serif',
  sansBold: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
}

/** The family of the face's fallback, whose rule `faceStyles` writes. */
export const fallbackFamily = ({ family }: Face) => `${family} Fallback`

const familyList = (face: Face) =>
  `"${face.family}", "${fallbackFamily(face)}", ${GENERIC[face.fallback.like]}`

const boldest = ({ weight }: Face) => (typeof weight === 'number' ? weight : weight[1])

/** A brand's tokens with the families and the heading weight that its faces have. */
export function withFaces(tokens: BrandTokens, { heading, body }: BrandFaces): BrandTokens {
  return {
    ...tokens,
    ...(body ? { bodyFamily: familyList(body) } : {}),
    ...(heading ? { headingFamily: familyList(heading), headingWeight: boldest(heading) } : {}),
  }
}
