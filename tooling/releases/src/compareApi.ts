/** Effect of a difference between two reports on the next version: none, additions only, or a breaking change. */
type Difference = 'none' | 'addition' | 'break'

export interface ApiChange {
  readonly name: string
  readonly difference: Exclude<Difference, 'none'>
  readonly how: 'added' | 'removed' | 'changed' | 'members added'
}

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:function|class|interface|type|const|let|enum|namespace) ([\w$]+)/m

/**
 * Returns the changes between two reports of API Extractor. A removed or changed declaration is a break,
 * unless only optional members were added: those, and new declarations, are additions. A compatible change
 * that looks like a break, such as a wider parameter, is reported as a break too: the person who releases it
 * may overrule that.
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
