/** Highest number of a file of one transfer. */
export const MAXIMUM_FILES = 20
