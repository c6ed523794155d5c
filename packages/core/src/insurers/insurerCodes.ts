/** The insurers of the panel in its order, by code: they are compared, and policies with them can be transferred. */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'] as const
/** One of `INSURER_CODES`, as it stands on the wire and in stored quotes. */
export type InsurerCode = (typeof INSURER_CODES)[number]
