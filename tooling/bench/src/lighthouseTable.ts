import { CATEGORIES, type Scores } from './lighthouseScores.ts'

export interface JudgedPage extends Scores {
  readonly site: string
  readonly path: string
}

export interface Judgement {
  readonly pages: readonly JudgedPage[]
  readonly runs: number
  readonly date: Date
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** The table of `docs/lighthouse.md`. */
export function lighthouseTable({ pages, runs, date }: Judgement): string {
  const rows = pages.map(({ site, path, scores, failed }) =>
    row([site, `\`${path}\``, ...CATEGORIES.map((category) => scores[category]), failed.join(', ')]),
  )
  return [
    '# Lighthouse, as phones are judged',
    '',
    `Written by \`pnpm bench lighthouse\` on ${date.toISOString().slice(0, 10)}: Lighthouse ${pages[0]?.version}, its own emulation of a phone, median of ${runs}, production builds on this machine's host without HTTPS. One brand in full, the others on three templates each. Performance is judged by time and depends on the machine; the other three do not.`,
    '',
    row(['Brand', 'Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'What costs points']),
    row(['---', '---', '--:', '--:', '--:', '--:', '---']),
    ...rows,
    '',
  ].join('\n')
}
