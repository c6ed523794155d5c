/** The service answers at the root, as the real one does. */
export const IDENTITY_PATH = '/'
