/** The insurers whose policies can be transferred, by code. (Specification, point 3.) */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'] as const
/** An insurer whose policies can be transferred. */
export type InsurerCode = (typeof INSURER_CODES)[number]

/** Highest number of a file of one transfer. */
export const MAXIMUM_FILES = 20
