import { IDENTITY_DOCUMENT_ROWS } from './documents.ts'
import { POINT_SCHEMES, type PointScheme, type PointSchemeId } from './pointSchemes.ts'
import { IDENTITY_DOCUMENTS, type IdentityDocument, type IdentityDocumentType } from './types.ts'

/** A missing requirement of the documents. `name-change`: one has another name, without proof of the change. */
export type PointsLack = 'points' | 'primary' | 'photo' | 'date-of-birth' | 'name-change'

/** How documents count by one scheme. */
export interface PointsCount {
  readonly scheme: PointSchemeId
  readonly total: number
  readonly needed: number
  /** The points of each document that counts, in the order of `IDENTITY_DOCUMENTS`. */
  readonly counted: readonly { readonly type: IdentityDocumentType; readonly points: number }[]
  /** The missing requirements; empty once the documents are enough. */
  readonly lacks: readonly PointsLack[]
}

type Shown = Pick<IdentityDocument, 'type' | 'otherName'>

function pointsByType(
  { tiers }: PointScheme,
  types: readonly IdentityDocumentType[],
): ReadonlyMap<IdentityDocumentType, number> {
  const counted = new Map<IdentityDocumentType, number>()
  for (const { types: taken, points, repeats } of tiers) {
    const takes = types.filter((type) => taken.includes(type) && !counted.has(type))
    const most = repeats ? takes.length : points.length
    takes.slice(0, most).forEach((type, index) => {
      counted.set(type, points[index] ?? points.at(-1) ?? 0)
    })
  }
  return counted
}

/**
 * Counts documents by a scheme. Each type counts once, the order does not matter, and the electoral roll counts nothing.
 */
export function countPoints(documents: readonly Shown[], schemeId: PointSchemeId): PointsCount {
  const scheme = POINT_SCHEMES[schemeId]
  const types = IDENTITY_DOCUMENTS.filter((type) => documents.some((document) => document.type === type))
  const points = pointsByType(scheme, types)
  const total = [...points.values()].reduce((sum, one) => sum + one, 0)
  const has = (member: 'hasPhoto' | 'hasDateOfBirth' | 'provesNameChange') =>
    types.some((type) => IDENTITY_DOCUMENT_ROWS[type][member])
  const hasOtherName = documents.some(({ otherName }) => otherName !== null)
  const lacks: readonly (readonly [PointsLack, boolean])[] = [
    ['points', total < scheme.needed],
    ['primary', !types.some((type) => scheme.primary.includes(type))],
    ['photo', !has('hasPhoto')],
    ['date-of-birth', !has('hasDateOfBirth')],
    ['name-change', hasOtherName && !has('provesNameChange')],
  ]
  return {
    scheme: scheme.id,
    total,
    needed: scheme.needed,
    counted: types.flatMap((type) => {
      const own = points.get(type)
      return own === undefined ? [] : [{ type, points: own }]
    }),
    lacks: lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack),
  }
}

/** The count by the scheme that the documents meet or come nearest to; of equals the national one. */
export function bestPoints(documents: readonly Shown[]): PointsCount {
  const [national, queensland] = [countPoints(documents, 'national'), countPoints(documents, 'queensland')]
  const difference = national.lacks.length - queensland.lacks.length || queensland.total - national.total
  return difference > 0 ? queensland : national
}
