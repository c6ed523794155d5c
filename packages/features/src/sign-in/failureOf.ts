import type { IdentityError, SignInError } from '@coverkit/identity'
import { signInCopy as copy } from './copy.ts'

/** A screen's message about a failure, and the next step that it offers. */
export interface SignInFailure {
  readonly text: string
  /** Advice on what helps. */
  readonly detail?: string
  /** The confirmation code is what is missing. */
  readonly needsCode?: boolean
  /** A new password is what is missing. */
  readonly needsReset?: boolean
}

const CODE_MISSING = /already registered|not confirmed/i
const EASY = /easy to guess/i
const LOCKED = /attempts exceeded/i
const THROTTLED: readonly string[] = ['TooManyRequestsException', 'LimitExceededException']
const ON_THE_WAY: readonly string[] = ['NetworkError', 'TimeoutError', 'UnreadableAnswer']

function detailOf({ name, message }: IdentityError): Pick<SignInFailure, 'detail'> {
  if (ON_THE_WAY.includes(name)) return { detail: copy.unreachable }
  if (THROTTLED.includes(name)) return { detail: copy.busy }
  return LOCKED.test(message) ? { detail: copy.locked } : {}
}

/** Puts an error of the identity service into the words of the specification (point 8). */
export function failureOf(error: SignInError, at: 'log-in' | 'elsewhere' = 'elsewhere'): SignInFailure {
  if ('challenge' in error)
    return { text: copy.noToken, ...(error.challenge && { needsReset: true, detail: copy.needsReset }) }
  const { name, message } = error
  if (name === 'UserNotConfirmedException') return { text: copy.notConfirmed, needsCode: true }
  if (CODE_MISSING.test(message)) return { text: message, needsCode: true }
  if (name === 'InvalidPasswordException' && EASY.test(message)) return { text: copy.easyPassword }
  if (name === 'UsernameExistsException') return { text: copy.exists }
  if (name === 'PasswordResetRequiredException')
    return { text: message || copy.failed, needsReset: true, detail: copy.needsReset }
  if (at === 'log-in' && name === 'NotAuthorizedException')
    return { text: copy.wrongPassword, ...detailOf(error) }
  return { text: message || copy.failed, ...detailOf(error) }
}
