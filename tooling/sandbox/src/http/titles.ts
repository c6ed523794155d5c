/** What a person who reads the answer is told; the codes beside it are for programs. */
export const TITLES: Record<number, string> = {
  400: 'The request could not be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not offered at this address',
  408: 'The request took too long',
  409: 'Already saved with other values',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'Send application/json',
  422: 'Some values were refused',
  429: 'Too many requests',
  500: 'Something went wrong here',
  501: 'Not offered yet',
  503: 'Not available at the moment',
}
