import type { ApplicationAnswers } from '../../answers.ts'

/** The first holder's address on one line; empty while it is not answered. */
export function ownAddress({ application: { holders } }: ApplicationAnswers): string {
  const [holder] = holders
  if (!holder?.street) return ''
  const place = [holder.city, holder.state, holder.postcode].filter(Boolean).join(' ')
  return [holder.street, place].filter(Boolean).join(', ')
}
