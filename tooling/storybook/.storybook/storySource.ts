/**
 * The code of a story as a page would write it: a wrapper of the stories that only holds the value is named as the
 * component in it, and a function that does nothing is written as one.
 */
export function storySource(code: string, { title }: { title: string }): string {
  const name = title.split('/').at(-1) ?? 'Stateful'
  return code
    .replaceAll(/<(\/?)Stateful\b/g, `<$1${name}`)
    .replaceAll(/=\{(?:function \w*|\[Function[^}]*)[^}]*\{\}\}/g, '={() => {}}')
}
