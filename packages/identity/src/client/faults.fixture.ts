/** Behaviour of the service, or of the connection to it, for one try. The last one of a case repeats. */
type Fault = (signal: AbortSignal | undefined) => Promise<Response>

type Headers = Readonly<Record<string, string>>

/** Cases run at this time, so that Retry-After can name a date. */
export const START = Date.parse('2026-11-21T10:00:00Z')

const answer =
  (status: number, body: string | object, headers: Headers = {}): Fault =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

const named = (name: string, status = 400, headers: Headers = {}): Fault =>
  answer(status, { __type: name, message: 'From the service.' }, headers)

const PAGE = '<!doctype html><title>Gateway</title>'
const TOKENS = {
  AuthenticationResult: { IdToken: 'i', AccessToken: 'a', RefreshToken: 'r', ExpiresIn: 3600 },
}
const fine = answer(200, TOKENS)

const never = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

/** A body that sends half of its text, and then fails or says nothing more. */
const halfBody =
  (status: number, end: 'fails' | 'stalls'): Fault =>
  async (signal) => {
    const text = new TextEncoder().encode(JSON.stringify(TOKENS))
    const fail = (controller: ReadableStreamDefaultController) =>
      controller.error(new TypeError('terminated'))
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(text.slice(0, text.length / 2))
        if (end === 'fails') fail(controller)
        else signal?.addEventListener('abort', () => fail(controller))
      },
    })
    return new Response(body, { status })
  }

const unreachable: Fault = async () => {
  throw new TypeError('Failed to fetch')
}

export interface FaultCase {
  readonly group: string
  readonly name: string
  readonly tries: readonly [Fault, ...Fault[]]
  /** Tries, and how it ends: `ok` or the name of the error. */
  readonly ours: readonly [number, string]
  /** Why the SDK's outcome may differ; required where it does. */
  readonly because?: string
}

const group =
  (title: string) =>
  (
    name: string,
    ours: FaultCase['ours'],
    tries: Fault | FaultCase['tries'],
    because?: string,
  ): FaultCase => ({
    group: title,
    name,
    ours,
    tries: typeof tries === 'function' ? [tries] : tries,
    ...(because && { because }),
  })

const success = group('200')
const status = group('Status')
const name = group('Name')
const envelope = group('Envelope')
const way = group('Network')
const retryAfter = group('Retry-After')

const UNREADABLE = 'The SDK throws the parser’s `SyntaxError`.'
const NO_JSON = 'The SDK throws the parser’s `SyntaxError` and has no name.'

export const faultCases: readonly FaultCase[] = [
  success('tokens', [1, 'ok'], fine),
  success('no body', [1, 'ok'], answer(200, '')),
  success('HTML, as of a hotel’s network', [1, 'UnreadableAnswer'], answer(200, PAGE), UNREADABLE),
  success(
    'JSON that is a list',
    [1, 'UnreadableAnswer'],
    answer(200, []),
    'The SDK takes it for an empty answer.',
  ),
  success('JSON cut short', [1, 'UnreadableAnswer'], answer(200, '{"AuthenticationResult":{"Id'), UNREADABLE),

  status('400, no body', [1, 'Unknown'], answer(400, '')),
  status('403, HTML of a firewall', [1, 'Unknown'], answer(403, PAGE), NO_JSON),
  status('404, HTML', [1, 'Unknown'], answer(404, PAGE), NO_JSON),
  status('429, no body', [3, 'Unknown'], answer(429, '')),
  status('500, InternalErrorException', [3, 'InternalErrorException'], named('InternalErrorException', 500)),
  status('501, no body', [1, 'Unknown'], answer(501, '')),
  status('502, HTML', [3, 'Unknown'], answer(502, PAGE), NO_JSON),
  status('503, no body', [3, 'Unknown'], answer(503, '')),
  status('504, HTML', [3, 'Unknown'], answer(504, PAGE), NO_JSON),
  status('500, then tokens', [2, 'ok'], [answer(500, ''), fine]),
  status('503 twice, then tokens', [3, 'ok'], [answer(503, ''), answer(503, ''), fine]),

  name('NotAuthorizedException', [1, 'NotAuthorizedException'], named('NotAuthorizedException')),
  name('TooManyRequestsException', [3, 'TooManyRequestsException'], named('TooManyRequestsException')),
  name('LimitExceededException', [3, 'LimitExceededException'], named('LimitExceededException')),
  name('ThrottlingException', [3, 'ThrottlingException'], named('ThrottlingException')),
  name('RequestTimeout', [3, 'RequestTimeout'], named('RequestTimeout')),
  name('SomethingNewException', [1, 'SomethingNewException'], named('SomethingNewException')),
  name(
    'TooManyRequestsException, then NotAuthorizedException',
    [2, 'NotAuthorizedException'],
    [named('TooManyRequestsException'), named('NotAuthorizedException')],
  ),

  envelope(
    'namespace before the name',
    [1, 'CodeMismatchException'],
    named('com.amazonaws.cognito.identity.idp.model#CodeMismatchException'),
  ),
  envelope(
    'address after the name',
    [1, 'CodeMismatchException'],
    named('CodeMismatchException:http://internal.amazon.com/coral/com.amazonaws.cognito/'),
  ),
  envelope(
    '`code` for `__type`',
    [1, 'CodeMismatchException'],
    answer(400, { code: 'CodeMismatchException' }),
  ),
  envelope(
    'only the header',
    [1, 'CodeMismatchException'],
    answer(400, '{}', { 'x-amzn-errortype': 'CodeMismatchException:' }),
  ),
  envelope(
    '`__type` and another header',
    [1, 'CodeMismatchException'],
    named('CodeMismatchException', 400, { 'x-amzn-errortype': 'ExpiredCodeException' }),
  ),
  envelope(
    '`Message` for `message`',
    [1, 'CodeMismatchException'],
    answer(400, { __type: 'CodeMismatchException', Message: 'From the service.' }),
  ),
  envelope(
    'the header, and HTML',
    [3, 'TooManyRequestsException'],
    answer(400, PAGE, { 'x-amzn-errortype': 'TooManyRequestsException' }),
    'The SDK stops at the body that is not JSON; ours reads the header.',
  ),

  way('no connection', [3, 'NetworkError'], unreachable, 'The SDK throws the browser’s `TypeError`.'),
  way(
    'body breaks off',
    [3, 'NetworkError'],
    halfBody(200, 'fails'),
    'The SDK knows only some browsers’ words for a lost connection.',
  ),
  way('no answer', [3, 'TimeoutError'], never),
  way(
    'body stalls',
    [3, 'TimeoutError'],
    halfBody(200, 'stalls'),
    'The SDK’s time limit ends with the headers: it waits for ever.',
  ),

  retryAfter('429, 2 seconds', [3, 'Unknown'], answer(429, '', { 'retry-after': '2' })),
  retryAfter('503, 120 seconds', [3, 'Unknown'], answer(503, '', { 'retry-after': '120' })),
  retryAfter(
    '503, a date in 3 seconds, then tokens',
    [2, 'ok'],
    [answer(503, '', { 'retry-after': new Date(START + 3_000).toUTCString() }), fine],
  ),
]
