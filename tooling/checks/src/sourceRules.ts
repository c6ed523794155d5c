import type { Violation } from './workspace.ts'
import { importsOf, isTest, type SourceFile, type WorkspacePackage } from './workspace.ts'

interface SourceRule {
  readonly fault: string
  /** Does the rule hold for this file? */
  readonly applies: (folder: string, path: string) => boolean
  readonly breaks: (file: SourceFile) => boolean
}

const everywhere = () => true
const shipped = (folder: string, path: string) => !folder.startsWith('tooling/') && !isTest(path)
const contains = (pattern: RegExp) => (file: SourceFile) => pattern.test(file.text)
const LONGEST_FILE = 400
/** An element with nothing but an amount. Attributes with `>` in them hide it. */
const TRANSLATED_AMOUNT =
  /<[a-z]\w*\b(?![^<>]*\btranslate=)[^<>]*>\s*\{format(Money|Cents|WholeCents|WholeDollars|Difference|CentDifference)\([^{}]*\)\}\s*<\//

/** First and last name in one list or text, which is the same word twice for a person with one name. */
const JOINED_NAMES =
  /\[[^[\]()]*\bfirst_?Name\b[^[\]()]*\blast_?Name\b[^[\]()]*\]\s*\.filter\(Boolean\)|\bfirst_?Name\}\s+\$\{[\w.]*last_?Name\}/i

export const sourceRules: readonly SourceRule[] = [
  { fault: 'ignores the type checker', applies: everywhere, breaks: contains(/@ts-(ignore|nocheck)\b/) },
  { fault: 'exports everything of another module', applies: everywhere, breaks: contains(/^export \*/m) },
  {
    fault: 'writes HTML from text',
    applies: shipped,
    breaks: contains(/\.(innerHTML|outerHTML)\b|insertAdjacentHTML|dangerouslySetInnerHTML/),
  },
  {
    fault: 'imports the whole of zod; shipped code imports zod/mini',
    applies: shipped,
    breaks: (file) => importsOf(file).some((target) => target === 'zod' || target === 'zod/v4'),
  },
  {
    fault: 'uses Dialog.Overlay, which injects a style element',
    applies: shipped,
    breaks: contains(/\b(Dialog\.Overlay|DialogOverlay)\b/),
  },
  { fault: 'lets a browser translate an amount', applies: shipped, breaks: contains(TRANSLATED_AMOUNT) },
  {
    fault: 'joins first and last name; fullName of core says one name once',
    applies: (_folder, path) => !isTest(path),
    breaks: contains(JOINED_NAMES),
  },
  { fault: 'sets a style attribute', applies: shipped, breaks: contains(/\sstyle=\{/) },
  {
    fault: 'takes a className on a kit component',
    applies: (folder, path) =>
      folder === 'packages/features' || (folder === 'packages/site' && shipped(folder, path)),
    breaks: contains(/<(Box|Stack|Inline|Columns|Text|Heading|Link|Button|Card|Table)\s[^>]*className=/),
  },
  {
    fault: 'branches on a brand',
    applies: shipped,
    breaks: contains(/accountName\s*===|brand\.(id|name)\s*===/),
  },
  {
    fault: 'is named utils or helpers',
    applies: everywhere,
    breaks: ({ path }) => /(^|\/)(utils|helpers?)(\.|\/)/.test(path),
  },
  {
    fault: `is longer than ${LONGEST_FILE} lines`,
    applies: (_folder, path) => !isTest(path),
    breaks: ({ text }) => text.split('\n').length > LONGEST_FILE + 1,
  },
]

export function checkSources(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return packages.flatMap(({ folder, files }) =>
    files.flatMap((file) =>
      sourceRules
        .filter((rule) => rule.applies(folder, file.path) && rule.breaks(file))
        .map(({ fault }) => ({ where: `${folder}/${file.path}`, fault })),
    ),
  )
}
