import * as z from 'zod/mini'

const SAFE_URL = /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i

/** The address of a document: http(s), or a path of the same host. A link leads there, so nothing else may be one. */
export const documentUrl = z.string().check(z.maxLength(2000), z.regex(SAFE_URL))
