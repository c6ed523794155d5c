import { localSites } from '../mail/siteOrigins.ts'

/** Returns the sites of test backends: the brands', and the one of the document's examples. */
export const testSites = (): Map<string, string> =>
  new Map([...localSites(), ['examplebrand', 'https://examplebrand.example']])
