import type { Schema } from '../../document/Schema.ts'
import type { Occupation, RatingTables } from '../../rating/RatingTables.ts'

/**
 * Every name of every occupation; the first with an id is the occupation's own. Those of mines and remote sites come last:
 * of two that a text finds alike, the first is suggested first.
 */
export const occupationList = ({ occupations }: Pick<RatingTables, 'occupations'>): Schema<'Occupations'> =>
  [...occupations.values()]
    .toSorted(byRemoteness)
    .flatMap(({ id, titles }) =>
      titles.map(({ description, words }) => ({ id, description, ...(words.length > 0 && { words }) })),
    )

const byRemoteness = (one: Occupation, other: Occupation) => Number(one.remote) - Number(other.remote)
