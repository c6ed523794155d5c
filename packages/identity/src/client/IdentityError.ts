/** Every error that the service model and the product specification name (point 8), by its name on the wire. */
export const IDENTITY_ERROR_NAMES = [
  'AliasExistsException',
  'CodeDeliveryFailureException',
  'CodeMismatchException',
  'ConcurrentModificationException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
  'FeatureUnavailableInTierException',
  'ForbiddenException',
  'InternalErrorException',
  'InvalidEmailRoleAccessPolicyException',
  'InvalidLambdaResponseException',
  'InvalidOAuthFlowException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'InvalidSmsRoleAccessPolicyException',
  'InvalidSmsRoleTrustRelationshipException',
  'InvalidUserPoolConfigurationException',
  'LimitExceededException',
  'MFAMethodNotFoundException',
  'NotAuthorizedException',
  'PasswordHistoryPolicyViolationException',
  'PasswordResetRequiredException',
  'PreconditionNotMetException',
  'RefreshTokenReuseException',
  'ResourceNotFoundException',
  'ScopeDoesNotExistException',
  'SoftwareTokenMFANotFoundException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
  'UnauthorizedException',
  'UnexpectedLambdaException',
  'UnsupportedIdentityProviderException',
  'UnsupportedOperationException',
  'UnsupportedTokenTypeException',
  'UnsupportedUserStateException',
  'UserLambdaValidationException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UserPoolAddOnNotEnabledException',
  'UsernameExistsException',
  'WebAuthnChallengeNotFoundException',
  'WebAuthnClientMismatchException',
  'WebAuthnConfigurationMissingException',
  'WebAuthnCredentialNotSupportedException',
  'WebAuthnNotEnabledException',
  'WebAuthnOriginNotAllowedException',
  'WebAuthnRelyingPartyMismatchException',
] as const

/** A name that the service is known to answer with. */
export type IdentityServiceErrorName = (typeof IDENTITY_ERROR_NAMES)[number]

/**
 * Names of failures before or instead of an answer of the service.
 *
 * - `NetworkError`: no answer, or one that broke off; whether the service acted is not known
 * - `TimeoutError`: no full answer in time; whether the service acted is not known
 * - `AbortError`: the caller's signal
 * - `UnreadableAnswer`: a success that is not what the service model says (HTML, a text cut short)
 */
export type TransportErrorName = 'NetworkError' | 'TimeoutError' | 'AbortError' | 'UnreadableAnswer'

/** An error of the identity service, or of the connection to it. */
export interface IdentityError {
  /** Without namespace and suffix. A name that is not listed is left as it came; `Unknown` when there was none. */
  readonly name: IdentityServiceErrorName | TransportErrorName | (string & {})
  /** The service's own words, for the customer when the screen has none; empty without any. */
  readonly message: string
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** Why a parameter was refused, with `InvalidParameterException`. */
  readonly reasonCode?: string
}
