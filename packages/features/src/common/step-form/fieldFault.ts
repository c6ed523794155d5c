/** Why a field was refused: a reason code of the core, and the bounds that a message may name. */
export interface FieldFault {
  readonly code: string
  readonly min?: number | undefined
  readonly max?: number | undefined
}
