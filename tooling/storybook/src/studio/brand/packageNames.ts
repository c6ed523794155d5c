const manifests = import.meta.glob<string>('../../../../../{apps,packages,tooling}/*/package.json', {
  eager: true,
  import: 'name',
})
const ports = import.meta.glob<number>('../../../../../apps/*/coverkit.config.json', {
  eager: true,
  import: 'localPort',
})

/** The folders of the workspace, none of which can be a new brand's. */
export const packageNames: readonly string[] = Object.keys(manifests).map(
  (path) => path.split('/').at(-2) ?? path,
)

/** The ports that `npm start` serves sites at. */
export const sitePorts: readonly number[] = Object.values(ports)
