import { importsOf, isTest, type SourceFile, type Violation, type WorkspacePackage } from './workspace.ts'

const SET_SEED = '@coverkit/seed/set-seed'
const FAST_CHECK = new Set(['fast-check', '@fast-check/vitest'])
const VITEST_CONFIG = /^vitest(\.\w+)?\.config\.ts$/
const PLAIN_CONFIG = 'vitest.config.ts'
const BROWSER_TESTS = 'tooling/e2e'
const LONG_OR_SPEC = /\.(spec|long)\.tsx?$/
/** Bytes that fill a disk must not compress; nothing else depends on them. */
const MAY_BE_RANDOM = new Set(['tooling/e2e/src/persisted/fillDevice.ts'])
const RANDOM = /\bMath\.random\(|\bDate\.now\(\)\s*%|\bgetRandomValues\(|\brandomInt\(/
const RUNS = /\bfc\.(?:assert|sample|check)\(/g

/** Finds tests that differ between runs, so that a failure could not be repeated. */
export function checkSeeds(packages: readonly WorkspacePackage[]): readonly Violation[] {
  return packages.flatMap((own) => [
    ...own.files
      .filter((file) => isRandom(own.folder, file))
      .map(({ path }) => ({
        where: `${own.folder}/${path}`,
        fault: 'takes a random number; take `seed` of @coverkit/seed, or a number that stands here',
      })),
    ...(own.folder === BROWSER_TESTS ? checkRuns(own) : checkConfigs(own)),
  ])
}

function isRandom(folder: string, { path, text }: SourceFile): boolean {
  const isOfTests = isTest(path) || LONG_OR_SPEC.test(path) || folder === BROWSER_TESTS
  return isOfTests && !MAY_BE_RANDOM.has(`${folder}/${path}`) && RANDOM.test(text)
}

/** Playwright has no setup file: each run of properties names its seed. */
function checkRuns({ folder, files }: WorkspacePackage): readonly Violation[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(RUNS)]
      .filter(({ index }) => !/\bseed\b/.test(callAt(text, index)))
      .map(() => ({ where: `${folder}/${path}`, fault: 'runs properties without a seed' })),
  )
}

/** The text of a call, to the bracket that closes it. */
function callAt(text: string, start: number): string {
  let open = 0
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') open -= 1
    if (open === 0) return text.slice(start, at)
  }
  return text.slice(start)
}

function checkConfigs({ folder, files }: WorkspacePackage): readonly Violation[] {
  if (!files.some((file) => importsOf(file).some((target) => FAST_CHECK.has(target)))) return []
  const configs = files.filter(({ path }) => VITEST_CONFIG.test(path))
  const named = configs.some(({ path }) => path === PLAIN_CONFIG)
    ? configs
    : [...configs, { path: PLAIN_CONFIG, text: '' }]
  return named
    .filter(({ text }) => !text.includes(`'${SET_SEED}'`))
    .map(({ path }) => ({
      where: `${folder}/${path}`,
      fault: `does not name ${SET_SEED} in setupFiles, and the tests use fast-check`,
    }))
}
