/** Ten megabytes over a slow line. */
export const FILE_TIMEOUT_MS = 120_000

/** Rendering a PDF takes the server longer than its other answers. */
export const PDF_TIMEOUT_MS = 60_000
