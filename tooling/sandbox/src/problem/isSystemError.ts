/** Whether an error of Node has one of the system's codes, such as `ENOENT`. */
export const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
