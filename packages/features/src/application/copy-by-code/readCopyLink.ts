const LINK = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/**
 * The application that the link of our email names, after its `#`; null where it is no such link. It stays in the address:
 * alone it opens nothing, and a reload begins with it again.
 */
export const readCopyLink = (hash: string): string | null => LINK.exec(hash)?.[1]?.toLowerCase() ?? null
