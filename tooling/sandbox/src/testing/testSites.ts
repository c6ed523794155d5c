import { localSites } from '../mail/siteOrigins.ts'

/** The sites of the backends of tests: the brands, and the one of the document's examples. */
export const testSites = (): Map<string, string> =>
  new Map([...localSites(), ['examplebrand', 'https://examplebrand.example']])
