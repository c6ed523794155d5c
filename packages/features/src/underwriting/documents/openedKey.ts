import type { DocumentVersion } from '@coverkit/core'

/** Names one version of a document among those that were opened. */
export const openedKey = ({ type, version }: Pick<DocumentVersion, 'type' | 'version'>) =>
  `${type} ${version}`

/** Whether two lists are of the same versions. */
export const sameVersions = (one: readonly DocumentVersion[], other: readonly DocumentVersion[]) =>
  one.map(openedKey).join('\n') === other.map(openedKey).join('\n')
