/** One insurer's behaviour instead of an immediate answer. `hang` times out, which makes it unavailable. */
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

/** Errors of the identity service, by its own names, and two failures of the network. */
export const IDENTITY_OUTCOMES = [
  'slow',
  'lost',
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'ForbiddenException',
  'InternalErrorException',
  'InvalidEmailRoleAccessPolicyException',
  'InvalidLambdaResponseException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'InvalidUserPoolConfigurationException',
  'LimitExceededException',
  'MFAMethodNotFoundException',
  'NotAuthorizedException',
  'PasswordHistoryPolicyViolationException',
  'PasswordResetRequiredException',
  'PreconditionNotMetException',
  'RefreshTokenReuseException',
  'ResourceNotFoundException',
  'SoftwareTokenMFANotFoundException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
  'UnexpectedLambdaException',
  'UnsupportedUserStateException',
  'UserLambdaValidationException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UsernameExistsException',
  'WebAuthnNotEnabledException',
] as const

export interface IdentityFault {
  outcome: (typeof IDENTITY_OUTCOMES)[number]
  /** The message of the error. */
  message?: string
  /** Restricts the fault to one operation, such as `InitiateAuth`. */
  operation?: string
}

export interface Faults {
  insurers: InsurerFault[]
  occupations: { cdn: SourceFault; api: SourceFault }
  saves: SaveFault
  mail: 'ok' | 'fail'
  documents: SourceFault
  identity: IdentityFault | null
}

export const NO_FAULTS: Faults = {
  insurers: [],
  occupations: { cdn: 'ok', api: 'ok' },
  saves: 'ok',
  mail: 'ok',
  documents: 'ok',
  identity: null,
}
