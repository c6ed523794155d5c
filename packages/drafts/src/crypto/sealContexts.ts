import type { DraftRow, EntryRow } from '../storage/rows.ts'

// The context that a sealed text is bound to: its row and revision. A draft's row id starts with its owner.

export const draftContext = ({ id, version, rev }: Pick<DraftRow, 'id' | 'version' | 'rev'>) =>
  `${id}#${version}#${rev}`

export const entryContext = ({
  id,
  draftId,
  rev,
  owner,
}: Pick<EntryRow, 'id' | 'draftId' | 'rev' | 'owner'>) => `${id}#${draftId}#${rev}#${owner}`

export const answerContext = (draftId: string, rev: number) => `${draftId}#${rev}#answer`
