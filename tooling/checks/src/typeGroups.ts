export interface TypeConfig {
  readonly path: string
  readonly include: readonly string[]
}

interface Config {
  readonly extends?: string
  readonly compilerOptions?: Readonly<Record<string, unknown>>
  readonly include?: readonly string[]
}

/** The configurations that differ in what they include alone, together. Each names what it includes. */
export function groupByOptions(
  configs: readonly { readonly path: string; readonly text: string }[],
): readonly (readonly TypeConfig[])[] {
  const groups = new Map<string, TypeConfig[]>()
  for (const { path, text } of configs) {
    const { include = ['.'], ...options }: Config = JSON.parse(text)
    const key = JSON.stringify(options)
    groups.set(key, [...(groups.get(key) ?? []), { path, include }])
  }
  return [...groups.values()]
}
