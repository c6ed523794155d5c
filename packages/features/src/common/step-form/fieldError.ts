/** Why a field was refused: a reason code of the core, and the bounds that a message may name. */
export interface FieldError {
  readonly code: string
  readonly min?: number | undefined
  readonly max?: number | undefined
}
