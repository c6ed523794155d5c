import { type BrandData, isAddressOffered, isOffered, type Offering } from '@coverkit/brand'
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

/** The pages of a series that a brand's site has. */
export const entriesOf = <Meta extends FrontMatter>(
  series: Series<Meta>,
  brand: Offering,
): readonly Entry<Meta>[] =>
  series.entries.filter(
    (entry) =>
      isAddressOffered(brand, addressOf(series, entry)) &&
      (entry.meta.offer === undefined || isOffered(brand, entry.meta.offer)),
  )

/** From the bare address of each series to its first page. */
export const seriesRedirects =
  (all: readonly Series[]) =>
  (brand: BrandData): Record<string, string> =>
    Object.fromEntries(
      all.flatMap((series) =>
        entriesOf(series, brand)
          .slice(0, 1)
          .map((first) => [series.base, addressOf(series, first)]),
      ),
    )
