import lighthouse from 'lighthouse'

/** Lighthouse's categories, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

export interface Scores {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, by their Lighthouse names. */
  readonly failed: readonly string[]
}

/** One run of Lighthouse as it judges phones, in the Chromium whose debugger listens on this port. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] })
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const weighed = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  const failed = weighed.filter((id) => {
    const { score = null } = report.audits[id] ?? {}
    return score !== null && score < 0.9
  })
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed: [...new Set(failed)],
  }
}
