/** The insurers of the panel in its order, by code: they are compared, and policies with them can be transferred. */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'] as const
/** One of the insurers that are compared. */
export type InsurerCode = (typeof INSURER_CODES)[number]
