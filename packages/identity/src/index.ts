export {
  createIdentityClient,
  type IdentityCallOptions,
  type IdentityClient,
  type IdentityClientOptions,
  type IdentityResult,
  type UnsignedRequest,
} from './client/createIdentityClient.ts'
export { type FormerEmail, formerEmails } from './client/formerEmails.ts'
export {
  IDENTITY_ERROR_NAMES,
  type IdentityError,
  type IdentityServiceErrorName,
  type TransportErrorName,
} from './client/IdentityError.ts'
export { isAnswer } from './client/isAnswer.ts'
export type {
  AuthAnswer,
  GetUserAnswer,
  IdentityAttribute,
  Operation,
  Operations,
  SignUpAnswer,
} from './client/operations.ts'
export { type NewCustomer, signUpInput } from './client/signUpInput.ts'
export type { Result } from './Result.ts'
export { createIdentitySession } from './session/createIdentitySession.ts'
export type {
  GoogleTokens,
  IdentitySession,
  IdentitySessionOptions,
  SignInError,
} from './session/IdentitySession.ts'
export type { SessionEnvironment } from './session/SessionEnvironment.ts'
export type { SessionState, SessionUser, SignOutReason } from './session/SessionState.ts'
export { safeRedirect } from './session/safeRedirect.ts'
