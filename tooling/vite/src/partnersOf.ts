import type { EmbedPlan } from './plan.ts'

/**
 * The origins that may frame a document asked for with this query; null when its account name is refused.
 * Compared as written: a name in another case, encoded, empty or given twice is another name.
 */
export function partnersOf({ partners }: EmbedPlan, query: string): readonly string[] | null {
  const names = query.split('&').flatMap((part) => {
    const [key, ...value] = part.split('=')
    return key === 'accountName' ? [value.join('=')] : []
  })
  if (names.length === 0) return [...new Set(Object.values(partners).flat())]
  const [name = ''] = names
  return names.length === 1 && Object.hasOwn(partners, name) ? (partners[name] ?? null) : null
}
