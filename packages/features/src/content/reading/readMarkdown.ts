import { chooseParts, OFFERINGS, type Offering, wrongConditions } from '@coverkit/brand'
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { parse } from 'yaml'
import type * as z from 'zod/mini'
import { findBodyErrors } from './findBodyErrors.ts'
import type { FrontMatter } from './frontMatter.ts'
import { unknownSlots } from './slots.ts'
import { withoutDeadLinks } from './withoutDeadLinks.ts'

/** One page of words: its name in the address, what its front matter says, and its text for a brand. */
export type Entry<Meta extends FrontMatter = FrontMatter> = {
  slug: string
  meta: Meta
  bodyOf: (brand: Offering) => Root
}

const PARTS = /^---\n(.*?)\n---\n(.*)$/s

const parseBody = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

/** Reads the text for each brand, and once where brands share it. */
function bodiesOf(content: string): Entry['bodyOf'] {
  const bodies = new Map<string, Root>()
  return (brand) => {
    const text = chooseParts(content, brand)
    const body = bodies.get(text) ?? parseBody(text)
    bodies.set(text, body)
    return withoutDeadLinks(body, brand)
  }
}

function errorOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: no such field`
  return `${issue.path.join('.')}: ${issue.message}`
}

/** Reads one file. Throws an error that names the file and every fault, which ends the build. */
export function readMarkdown<Meta extends FrontMatter>(
  file: string,
  text: string,
  schema: z.ZodMiniType<Meta>,
): Entry<Meta> {
  const fail = (errors: readonly string[]) => new Error(`${file} is not a page:\n${errors.join('\n')}`)
  const [, head, content] = PARTS.exec(text) ?? []
  if (head === undefined || content === undefined) throw fail(['it does not begin with front matter'])
  const meta = schema.safeParse(parse(head))
  if (!meta.success) throw fail(meta.error.issues.map(errorOf))
  const bodyOf = bodiesOf(content)
  const { title, description } = meta.data
  const errors = [
    ...wrongConditions(text).map((offer) => `a condition is wrong: ${offer}`),
    ...new Set(OFFERINGS.flatMap((brand) => findBodyErrors(bodyOf(brand)))),
    ...unknownSlots(chooseParts(title + description, {})).map((slot) => `no slot is called ${slot}`),
  ]
  if (errors.length > 0) throw fail(errors)
  return { slug: file.replace(/^.*\/|\.md$/g, ''), meta: meta.data, bodyOf }
}

/** Reads the files of a folder, as `import.meta.glob` gives them, in the order that they ask for. */
export function readFolder<Meta extends FrontMatter>(
  files: Readonly<Record<string, string>>,
  schema: z.ZodMiniType<Meta>,
): readonly Entry<Meta>[] {
  const entries = Object.entries(files).map(([file, text]) => readMarkdown(file, text, schema))
  return entries.sort((a, b) => a.meta.order - b.meta.order)
}
