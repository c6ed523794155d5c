/** Returns the error's type and stack frames for the log, as messages may quote customer input. */
export function describeError(error: unknown): {
  type: string
  message: string
  stack: string
  code?: string
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = framesOf(error)
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? '' : `caused by ${describeError(error.cause).type}`
  return { type: error.name, message: cause, stack: frames, ...code }
}

function framesOf({ stack = '', message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length)
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
