import { OFFER_NAMES } from '@coverkit/brand'
import * as z from 'zod/mini'
import { ACTION_NAMES } from './actions.ts'
import { SOURCE_IDS } from './sources.ts'

const source = z.strictObject({
  id: z.enum(SOURCE_IDS),
  /** The day when the page first cited it. A newer text of the source may say something else. */
  cited: z.iso.date(),
  /** The facts that this page takes from it. */
  says: z.string().check(z.minLength(10), z.maxLength(120)),
})

const fields = {
  title: z.string().check(z.minLength(3), z.maxLength(70)),
  /** The description for search engines, and the lead of the page. */
  description: z.string().check(z.minLength(70), z.maxLength(155)),
  /** Its place in the series. */
  order: z.int().check(z.positive()),
  sources: z.array(source).check(z.minLength(1)),
  /** The switch that the page goes with: a brand that has it off has no such page. */
  offer: z.optional(z.enum(OFFER_NAMES)),
  related: z.array(z.enum(ACTION_NAMES)).check(z.minLength(1), z.maxLength(3)),
}

export const frontMatter = z.strictObject(fields)

/** A section of questions also names the three that are asked most, by the ids of their headings. */
export const questionsFrontMatter = z.strictObject({
  ...fields,
  best: z.array(z.string()).check(z.length(3)),
})

export type FrontMatter = z.infer<typeof frontMatter>
export type QuestionsFrontMatter = z.infer<typeof questionsFrontMatter>
