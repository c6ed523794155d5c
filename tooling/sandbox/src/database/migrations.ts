import { fileURLToPath } from 'node:url'

/** One folder of migrations serves both engines. */
export const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url))
