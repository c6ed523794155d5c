/** The compiler's configuration of a package, with what its manifest says. */
export interface TypeConfig {
  readonly path: string
  readonly text: string
  readonly name: string
  /** The packages that it imports, in its tests too. */
  readonly imports: readonly string[]
}

interface GroupedConfig extends TypeConfig {
  readonly include: readonly string[]
}

interface Config {
  readonly extends?: string
  readonly compilerOptions?: Readonly<Record<string, unknown>>
  readonly include?: readonly string[]
}

/** Packages that differ in what they include alone: one program of the compiler. */
export type TypeGroup = readonly GroupedConfig[]

/** Groups the packages with the same options, in the order of the first of each group. */
export function groupByOptions(configs: readonly TypeConfig[]): readonly TypeGroup[] {
  const groups = new Map<string, GroupedConfig[]>()
  for (const config of configs) {
    const { include = ['.'], ...options }: Config = JSON.parse(config.text)
    const key = JSON.stringify(options)
    groups.set(key, [...(groups.get(key) ?? []), { ...config, include }])
  }
  return [...groups.values()]
}

/** The groups, among some, of which another group imports a package. */
export function importedGroups(group: TypeGroup, others: readonly TypeGroup[]): readonly TypeGroup[] {
  const imports = new Set(group.flatMap((config) => config.imports))
  return others.filter((other) => other !== group && other.some(({ name }) => imports.has(name)))
}
