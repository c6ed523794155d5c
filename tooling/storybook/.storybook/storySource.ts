import * as kit from '@coverkit/ui'

const TEXTS = /'([^']*)'/g

/** Identity of a drawing: its shapes and their measures, in any order. */
const keyOf = (texts: readonly string[]): string => [...texts].sort().join(' ')

const iconNames = new Map(
  Object.entries(kit).flatMap(([name, icon]) =>
    name.endsWith('Icon') && Array.isArray(icon)
      ? [[keyOf(icon.flatMap(([tag, attributes]) => [tag, ...Object.values(attributes)])), name] as const]
      : [],
  ),
)

/** Returns the name of an icon in place of its shapes; another list of lists is left as it is. */
function nameIcon(list: string): string {
  const texts = [...list.matchAll(TEXTS)].map(([, text = '']) => text)
  return iconNames.get(keyOf(texts)) ?? list
}

interface StoryOfCode {
  readonly title: string
  readonly args?: Readonly<Record<string, unknown>>
}

/** The code printer takes each key `current` for that of a ref. In the kit it is the state of a step. */
function currentWord({ args = {} }: StoryOfCode): string {
  const words = Object.values(args).find(
    (arg) => typeof arg === 'object' && arg !== null && 'current' in arg && typeof arg.current === 'string',
  ) as { readonly current: string } | undefined
  return words?.current ?? 'current'
}

/** Removes the fragments that hold several children, which the code printer names and gives a key. */
function withoutFragments(code: string): string {
  let depth = 0
  const lines = code.split('\n').flatMap((line) => {
    const text = line.trim()
    const isOpened = text.startsWith('<React.Fragment key=')
    const isClosed = text === '</React.Fragment>'
    if (isOpened) depth += 1
    if (isClosed) depth -= 1
    return isOpened || isClosed ? [] : [line.slice(2 * depth)]
  })
  return lines.join('\n')
}

/**
 * The code of a story as a page would write it: a wrapper of the stories that only holds the value is named as the
 * component in it, an icon by its name, and a function that does nothing is written as one.
 */
export function storySource(code: string, story: StoryOfCode): string {
  const name = story.title.split('/').at(-1) ?? 'Stateful'
  return withoutFragments(code)
    .replaceAll(/<(\/?)Stateful\b/g, `<$1${name}`)
    .replaceAll("current: '[Circular]'", `current: '${currentWord(story)}'`)
    .replaceAll(/function \w*\([\w, ]*\) ?\{\}/g, '() => {}')
    .replaceAll(/\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)+\]/g, nameIcon)
}
