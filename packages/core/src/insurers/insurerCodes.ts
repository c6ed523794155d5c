/** The insurers that are known here, by code. A broker's panel is some of them. */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG', 'LRK', 'TMD'] as const
/** The code of a known insurer. */
export type InsurerCode = (typeof INSURER_CODES)[number]

/** The panel of a broker that names none, in its order: these insurers are compared, and policies with them can be transferred. */
export const PANEL: readonly InsurerCode[] = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG']
