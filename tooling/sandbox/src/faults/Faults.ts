/** How one insurer behaves instead of answering at once. `hang` never answers: its time-out makes it unavailable. */
export interface InsurerFault {
  code: string
  latencyMs?: number
  outcome?: 'decline' | 'unavailable' | 'hang'
}

export const SOURCE_FAULTS = ['ok', 'fail', 'garbage', 'empty', 'slow'] as const
export type SourceFault = (typeof SOURCE_FAULTS)[number]

/** `lost` saves and then drops the connection, so that the client does not learn the outcome. */
export const SAVE_FAULTS = ['ok', 'fail', 'busy', 'slow', 'lost'] as const
export type SaveFault = (typeof SAVE_FAULTS)[number]

export interface Faults {
  insurers: InsurerFault[]
  occupations: { cdn: SourceFault; api: SourceFault }
  saves: SaveFault
  mail: 'ok' | 'fail'
  documents: SourceFault
}

export const NO_FAULTS: Faults = {
  insurers: [],
  occupations: { cdn: 'ok', api: 'ok' },
  saves: 'ok',
  mail: 'ok',
  documents: 'ok',
}
