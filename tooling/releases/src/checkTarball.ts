import type { Tarball } from './packPackage.ts'
import type { PublishedPackage } from './published.ts'

const ALWAYS = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
const BUILT =
  /^dist\/(?:[\w/-]+\.(?:js|d\.ts)(?:\.map)?|src\/[\w./-]+\.tsx?|coverkit-[\w.-]+\.js|commonjs\.(?:cjs|d\.cts)|THIRD-PARTY-NOTICES\.md)$/
/** Files of tests and of this machine. Sources belong in `dist/src`, and only those that declaration maps name. */
const FOREIGN = /\.(?:test|fixture|stories|browser)\b|^src\/|tsconfig|vitest/

/** Returns files of a tarball that no partner needs, and files that its manifest promises but it lacks. */
export function checkTarball(
  { manifest }: PublishedPackage,
  { files }: Pick<Tarball, 'files'>,
): readonly string[] {
  const targets = Object.values(manifest.publishConfig.exports).flatMap((target) =>
    typeof target === 'string'
      ? [target]
      : [target.types, target.require.default, target.require.types, target.default],
  )
  const promised = new Set(targets.map((target) => target.slice('./'.length)))
  const isKnown = (file: string) => ALWAYS.includes(file) || promised.has(file) || BUILT.test(file)
  return [
    ...files.filter((file) => !isKnown(file) || FOREIGN.test(file)).map((file) => `${file} does not belong`),
    ...[...promised].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...['CHANGELOG.md', 'LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES.md']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
  ]
}
