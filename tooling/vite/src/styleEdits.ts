import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

const STYLES = /\.css\.ts$/
/** What scripts read of a brand's tokens is drawn nowhere; the next page has it. */
const TOKENS = /\/src\/tokens\.ts$/
/** How vanilla-extract calls the css of a style file. */
const CSS = '.vanilla.css'

/** Its compiler watches files by itself and may hear of an edit a moment after Vite. */
const RETRIES = 20
const RETRY_MS = 15

type Exchange = {
  /** The css modules with new rules. */
  readonly exchanged: readonly EnvironmentModuleNode[]
  /** What scripts have to hear of as well. */
  readonly left: readonly EnvironmentModuleNode[]
}

export type StyleEdits = {
  /** Takes down what a style file tells scripts: the names of its classes. */
  remember(id: string, script: string): void
  /** Compiles the styles that are made of the edited modules. */
  exchange(modules: readonly EnvironmentModuleNode[]): Promise<Exchange>
}

export const isStyleFile = (file: string | null) => STYLES.test(file ?? '')

const importersOf = (node: EnvironmentModuleNode) => [...node.importers]

/** The style files that are made of these modules: the compiler's plugin names each of its sources as an import. */
function stylesOf(modules: readonly EnvironmentModuleNode[]): readonly EnvironmentModuleNode[] {
  const nodes = [...modules, ...modules.flatMap(importersOf)]
  return [...new Set(nodes.filter(({ file }) => isStyleFile(file)))]
}

/** Exchanges the rules of edited styles alone: no script has to be loaded again while class names stay as they are. */
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
