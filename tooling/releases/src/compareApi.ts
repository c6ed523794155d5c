/** What a difference between two reports asks of the next version: nothing, additions only, or a break for who uses it. */
export type Difference = 'none' | 'addition' | 'break'

export interface ApiChange {
  readonly name: string
  readonly difference: Exclude<Difference, 'none'>
  readonly how: 'added' | 'removed' | 'changed' | 'members added'
}

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:function|class|interface|type|const|let|enum|namespace) ([\w$]+)/m

/**
 * What changed from one report of API Extractor to another. A declaration that is gone or reads otherwise is a break, but for
 * optional members that were added: those, and new declarations, are additions. What is right and only looks like a break, such as a wider
 * parameter, is called a break all the same: whoever releases it may then say so.
 */
export function compareApi(before: string, after: string): readonly ApiChange[] {
  const old = declarationsOf(before)
  const now = declarationsOf(after)
  const removed = [...old.keys()].filter((name) => !now.has(name))
  const added = [...now.keys()].filter((name) => !old.has(name))
  const changed = [...old].flatMap(([name, text]): readonly ApiChange[] => {
    const next = now.get(name)
    if (next === undefined || next === text) return []
    return hasOnlyMore(text, next)
      ? [{ name, difference: 'addition', how: 'members added' }]
      : [{ name, difference: 'break', how: 'changed' }]
  })
  return [
    ...removed.map((name): ApiChange => ({ name, difference: 'break', how: 'removed' })),
    ...changed,
    ...added.map((name): ApiChange => ({ name, difference: 'addition', how: 'added' })),
  ]
}

/** Declarations by name; overloads and a type beside a value of the same name are one text. */
function declarationsOf(report: string): ReadonlyMap<string, string> {
  const [, body = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? []
  const declarations = new Map<string, string>()
  for (const block of body.split(/\n(?=\/\/ @(?:public|beta|alpha|internal)\b)/)) {
    const text = block.replace(/^\s*\/\/.*\n?/gm, '').trim()
    const [, name] = DECLARATION.exec(text) ?? []
    if (name !== undefined) declarations.set(name, [declarations.get(name), text].filter(Boolean).join('\n'))
  }
  return declarations
}

/** Whether every line is still there, in order, and each new one is an optional member. */
function hasOnlyMore(before: string, after: string): boolean {
  const rest = before.split('\n')
  const extra = after.split('\n').filter((line) => {
    if (line !== rest[0]) return true
    rest.shift()
    return false
  })
  return rest.length === 0 && extra.every((line) => /^\s+(?:readonly )?[\w$'"-]+\?: [^{]*;$/.test(line))
}
