import { join } from 'node:path'
import { importLocked } from '@coverkit/own-locks'

const FOLDER = join(import.meta.dirname, '..', 'lighthouse')

/** Lighthouse's categories, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

export interface Scores {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost points, by their Lighthouse names. */
  readonly failed: readonly string[]
  /** Lighthouse's own. */
  readonly version: string
}

interface Report {
  readonly lighthouseVersion: string
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>
}

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; logLevel: 'silent'; onlyCategories: readonly string[] },
  ): Promise<{ readonly lhr: Report } | undefined>
}

/** One run of Lighthouse as it judges phones, in the Chromium whose debugger listens on this port. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const lighthouse = await importLocked<Lighthouse>(FOLDER, 'lighthouse')
  const result = await lighthouse.default(url, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] })
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
    version: report.lighthouseVersion,
  }
}
