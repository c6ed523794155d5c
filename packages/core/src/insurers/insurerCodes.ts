/** The insurers of the panel in its order, by code: they are compared, and policies with them can be transferred. */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'] as const
/** The code of an insurer. */
export type InsurerCode = (typeof INSURER_CODES)[number]
