import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp } from '@coverkit/vite/serve'
import { places } from './places.ts'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))

/** The built site of a brand at an address of its own, beside the one brand that all tests share. */
export const serveBrand = (name: string): Promise<ServedApp> =>
  serveApp({ dir: `${APPS}${name}/dist`, apiUrl: places.api, paymentUrl: places.payment })
