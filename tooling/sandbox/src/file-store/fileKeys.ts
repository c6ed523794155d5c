import { randomBytes } from 'node:crypto'

const BYTES = 16
const KEY = /^[\da-f]{32}(?:\.part)?$/

/** Makes a random key for a file: no part of a request is in it. */
export const newFileKey = (): string => randomBytes(BYTES).toString('hex')

/** Checks for a key, or for the name of a file that was not finished. */
export const isFileKey = (text: string): boolean => KEY.test(text)

/** The name of a file until it is whole. */
export const unfinished = (key: string): string => `${key}.part`

export const isUnfinished = (key: string): boolean => key.endsWith('.part')
