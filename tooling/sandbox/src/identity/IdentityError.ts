/** An error of the identity service, by the service's own name. */
export class IdentityError extends Error {
  override readonly name: string
  readonly status: number

  constructor(name: string, message: string, status = 400) {
    super(message)
    this.name = name
    this.status = status
  }
}

export const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message)
export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message)
export const limitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
export const tooManyRequests = () => new IdentityError('TooManyRequestsException', 'Too many requests')
export const wrongCode = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.')
export const expiredCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
