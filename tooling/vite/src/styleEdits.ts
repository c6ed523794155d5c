import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

const STYLES = /\.css\.ts$/
/** Scripts do not render the tokens that they read; the next page load has the new ones. */
const TOKENS = /\/src\/tokens\.ts$/
/** Vanilla-extract's suffix for the css of a style file. */
const CSS = '.vanilla.css'

/** Its compiler has a file watcher of its own and may notice an edit a moment after Vite. */
const RETRIES = 20
const RETRY_MS = 15

type Exchange = {
  /** The css modules with new rules. */
  readonly exchanged: readonly EnvironmentModuleNode[]
  /** Modules that the scripts must reload as well. */
  readonly left: readonly EnvironmentModuleNode[]
}

export type StyleEdits = {
  /** Records the exports of a style file for scripts: the names of its classes. */
  remember(id: string, script: string): void
  /** Compiles the styles that are derived from the edited modules. */
  exchange(modules: readonly EnvironmentModuleNode[]): Promise<Exchange>
}

export const isStyleFile = (file: string | null) => STYLES.test(file ?? '')

const importersOf = (node: EnvironmentModuleNode) => [...node.importers]

/** Returns the style files derived from these modules: the compiler's plugin lists its sources as imports. */
function stylesOf(modules: readonly EnvironmentModuleNode[]): readonly EnvironmentModuleNode[] {
  const nodes = [...modules, ...modules.flatMap(importersOf)]
  return [...new Set(nodes.filter(({ file }) => isStyleFile(file)))]
}

/** Replaces the rules of edited styles only: no script is reloaded while class names stay as they are. */
export function watchStyles(environment: DevEnvironment): StyleEdits {
  const scripts = new Map<string, string>()
  const { moduleGraph } = environment

  const cssOf = ({ file }: EnvironmentModuleNode) => [
    ...(moduleGraph.getModulesByFile(`${file}${CSS}`) ?? []),
  ]
  const scriptOf = ({ id }: EnvironmentModuleNode) => scripts.get(id ?? '')

  async function changes(node: EnvironmentModuleNode): Promise<boolean> {
    const before = node.transformResult?.code
    moduleGraph.invalidateModule(node)
    return (await environment.transformRequest(node.url))?.code !== before
  }

  async function compile(style: EnvironmentModuleNode) {
    const before = scriptOf(style)
    moduleGraph.invalidateModule(style)
    await environment.transformRequest(style.url)
    const exchanged: EnvironmentModuleNode[] = []
    for (const css of cssOf(style)) if (await changes(css)) exchanged.push(css)
    return { style, exchanged, isRenamed: scriptOf(style) !== before }
  }

  async function compileAll(styles: readonly EnvironmentModuleNode[]) {
    for (let times = 0; ; times += 1) {
      const compiled = await Promise.all(styles.map(compile))
      const isNew = compiled.some(({ exchanged, isRenamed }) => isRenamed || exchanged.length > 0)
      if (isNew || times === RETRIES) return compiled
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }

  return {
    remember: (id, script) => scripts.set(id, script),
    async exchange(modules) {
      const styles = stylesOf(modules)
      const compiled = styles.length > 0 ? await compileAll(styles) : []
      const read = modules.filter(
        (node) =>
          !isStyleFile(node.file) &&
          !TOKENS.test(node.file ?? '') &&
          (styles.length === 0 || importersOf(node).some(({ file }) => !isStyleFile(file))),
      )
      return {
        exchanged: compiled.flatMap(({ exchanged }) => exchanged),
        left: [...read, ...compiled.filter(({ isRenamed }) => isRenamed).map(({ style }) => style)],
      }
    },
  }
}
