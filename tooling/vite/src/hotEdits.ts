import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'
import { isStyleFile, type StyleEdits, watchStyles } from './styleEdits.ts'

/** Copy for customers. */
const WORDS = /(copy|messages)\.ts$/i

/** Names answers in messages and is loaded with the first message: it may continue with the old copy. */
const ANSWER_FORMAT = /AnswerFormat\.ts$/

/** A form's schema and rules, which its flow loads once and holds. */
const STEP_MODEL = /\/model\.ts$/

/** Copies the parts of an edited model into the first one, which the flow holds. */
const TAKE_OVER = `
if (import.meta.hot) {
  Object.assign((import.meta.hot.data.model ??= model), model)
  import.meta.hot.accept()
}
`

/** A component that can be replaced in the page, and a function beside it that can't: importers hold it. */
const COMPONENT = /\$RefreshReg\$\(/
const FUNCTION = /^export (async function|function|const) [a-z]/m

/** A script of every page. It reloads the page if a component cannot take over an edit, such as another export. */
const PAGE_SCRIPT = '/@hot-edits'
const RELOAD = `if (import.meta.hot) import.meta.hot.on('vite:invalidate', () => location.reload())`

type Reach = {
  /** Modules that take over the edit in the page, such as components. */
  readonly boundaries: Set<EnvironmentModuleNode>
  /** Modules that are reloaded for it, including the boundaries. */
  readonly renewed: Set<EnvironmentModuleNode>
  readonly isWords: boolean
  readonly mixed: ReadonlySet<string>
}

/** @returns whether every path from the module up to an entry of the page meets a boundary */
function follow(node: EnvironmentModuleNode, reach: Reach): boolean {
  if (reach.renewed.has(node)) return true
  reach.renewed.add(node)
  if (node.isSelfAccepting && !reach.mixed.has(node.id ?? '')) {
    reach.boundaries.add(node)
    return true
  }
  const importers = [...node.importers].filter(
    ({ file }) => !isStyleFile(file) && !(reach.isWords && ANSWER_FORMAT.test(file ?? '')),
  )
  return importers.length > 0 && importers.every((importer) => follow(importer, reach))
}

function send(environment: DevEnvironment, { boundaries, renewed }: Reach, timestamp: number): void {
  for (const node of renewed) node.lastHMRTimestamp = timestamp
  const urls = [...boundaries].map(({ url }) => url)
  if (urls.length === 0) return
  environment.logger.info(`hot update ${urls.map((url) => url.split('/').at(-1)).join(', ')}`, {
    timestamp: true,
  })
  environment.hot.send({
    type: 'update',
    updates: urls.map((url) => ({
      type: 'js-update',
      path: url,
      acceptedPath: url,
      timestamp,
      explicitImportRequired: false,
      isWithinCircularImport: false,
    })),
  })
}

/**
 * Applies an edit without a page reload. Vite treats all importers of an edited module as edited too: later
 * loads get second copies of them, including a second draft, and the input is lost. Here only the modules
 * between the edit and the components that show it are reloaded. If a path leads past all components, Vite
 * reloads the page.
 */
export function hotEdits(): Plugin {
  let styles: StyleEdits | undefined
  const mixed = new Set<string>()
  return {
    name: 'coverkit:hot-edits',
    apply: 'serve',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      styles = watchStyles(server.environments.client)
    },
    resolveId: (id) => (id === PAGE_SCRIPT ? id : null),
    load: (id) => (id === PAGE_SCRIPT ? RELOAD : null),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: PAGE_SCRIPT } }],
    transform: {
      filter: { id: [STEP_MODEL, /\.css\.ts$/, /\.tsx$/] },
      handler(code, id) {
        if (STEP_MODEL.test(id)) return { code: code + TAKE_OVER, map: null }
        if (isStyleFile(id)) styles?.remember(id, code)
        else if (COMPONENT.test(code) && FUNCTION.test(code)) mixed.add(id)
        else mixed.delete(id)
        return null
      },
    },
    hotUpdate: {
      order: 'post',
      async handler({ type, file, modules, timestamp }) {
        if (!styles || type !== 'update' || modules.length === 0) return
        const { exchanged, left } = await styles.exchange(modules)
        const reach = {
          boundaries: new Set(exchanged),
          renewed: new Set(exchanged),
          isWords: WORDS.test(file),
          mixed,
        }
        if (!left.every((node) => follow(node, reach))) return
        send(this.environment, reach, timestamp)
        return []
      },
    },
  }
}
