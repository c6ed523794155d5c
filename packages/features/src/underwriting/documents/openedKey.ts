import type { DocumentVersion } from '@coverkit/core'

/** Names one version of a document among those that were opened. */
export const openedKey = ({ type, version }: Pick<DocumentVersion, 'type' | 'version'>) =>
  `${type} ${version}`

interface OfferedDocuments {
  readonly offered: readonly DocumentVersion[]
  readonly opened: readonly string[]
}

/** The offered documents, each with whether it was opened. */
export const withOpenedState = ({ offered, opened }: OfferedDocuments) =>
  offered.map((document) => ({ ...document, opened: opened.includes(openedKey(document)) }))

/** Whether two lists are of the same versions. */
export const sameVersions = (one: readonly DocumentVersion[], other: readonly DocumentVersion[]) =>
  one.map(openedKey).join('\n') === other.map(openedKey).join('\n')
