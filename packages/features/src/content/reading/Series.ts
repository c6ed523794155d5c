import type { FrontMatter } from './frontMatter.ts'
import type { Entry } from './readMarkdown.ts'

/** Pages that belong together, in order. The bare address leads to the first. */
export type Series<Meta extends FrontMatter = FrontMatter> = {
  base: string
  name: string
  lead: string
  entries: readonly Entry<Meta>[]
}

export const addressOf = (series: Series, entry: Entry) => `${series.base}/${entry.slug}`

/** From the bare address of each series to its first page. */
export function seriesRedirects(all: readonly Series[]): Record<string, string> {
  return Object.fromEntries(
    all.flatMap((series) =>
      series.entries.slice(0, 1).map((first) => [series.base, addressOf(series, first)]),
    ),
  )
}
