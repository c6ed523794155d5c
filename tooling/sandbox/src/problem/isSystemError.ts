/** Checks an error of Node for one of the system's codes, such as `ENOENT`. */
export const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
