import * as kit from '@coverkit/ui'

const TEXTS = /'([^']*)'/g

/** What is told apart in a drawing: its shapes and their measures, in any order. */
const keyOf = (texts: readonly string[]): string => [...texts].sort().join(' ')

const iconNames = new Map(
  Object.entries(kit).flatMap(([name, icon]) =>
    name.endsWith('Icon') && Array.isArray(icon)
      ? [[keyOf(icon.flatMap(([tag, attributes]) => [tag, ...Object.values(attributes)])), name] as const]
      : [],
  ),
)

/** The name of an icon in place of its shapes; another list of lists stays as it is. */
function nameIcon(list: string): string {
  const texts = [...list.matchAll(TEXTS)].map(([, text = '']) => text)
  return iconNames.get(keyOf(texts)) ?? list
}

/**
 * The code of a story as a page would write it: a wrapper of the stories that only holds the value is named as the
 * component in it, an icon by its name, and a function that does nothing is written as one.
 */
export function storySource(code: string, { title }: { title: string }): string {
  const name = title.split('/').at(-1) ?? 'Stateful'
  return code
    .replaceAll(/<(\/?)Stateful\b/g, `<$1${name}`)
    .replaceAll(/=\{(?:function \w*|\[Function[^}]*)[^}]*\{\}\}/g, '={() => {}}')
    .replaceAll(/function \w*\([\w, ]*\) ?\{\}/g, '() => {}')
    .replaceAll(/\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)+\]/g, nameIcon)
}
