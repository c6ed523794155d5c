/** An instruction of a guide, in its order. */
export type GuideStep =
  | { readonly kind: 'commands'; readonly text: string }
  /** Commands that keep running while the reader continues. */
  | { readonly kind: 'server'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }

const FENCE = /^```(\S*)(?: (\S+))?$/
const NAMED_FILE = /^`([^`]+)`$/

/**
 * Reads the commands and the files out of a guide. A block of `sh` is commands, of `sh server` a server; any
 * other block under a line that holds nothing but a path in code marks is that file. All other code marks are
 * ignored.
 */
export function readGuide(markdown: string): GuideStep[] {
  const steps: GuideStep[] = []
  const lines = markdown.split('\n')
  let path: string | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const opened = FENCE.exec(line)
    if (opened === null) {
      if (line !== '') path = NAMED_FILE.exec(line)?.[1] ?? null
      continue
    }
    const end = lines.indexOf('```', at + 1)
    if (end < 0) throw new Error(`A block is not closed: line ${at + 1}`)
    const text = `${lines.slice(at + 1, end).join('\n')}\n`
    const [, language, kind] = opened
    if (language === 'sh') steps.push({ kind: kind === 'server' ? 'server' : 'commands', text })
    else if (path !== null) steps.push({ kind: 'file', path, text })
    at = end
    path = null
  }
  return steps
}
