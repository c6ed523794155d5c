import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPS } from './builtSites.ts'

/** Packages whose code is in the browser's scripts. Adding one is a decision: read it, its licence and what it asks for. */
const SHARED = [
  '@radix-ui/primitive',
  '@radix-ui/react-compose-refs',
  '@radix-ui/react-context',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-guards',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-id',
  '@radix-ui/react-portal',
  '@radix-ui/react-presence',
  '@radix-ui/react-primitive',
  '@radix-ui/react-slot',
  '@radix-ui/react-use-callback-ref',
  '@radix-ui/react-use-controllable-state',
  '@radix-ui/react-use-effect-event',
  '@radix-ui/react-use-layout-effect',
  '@tanstack/query-core',
  'aria-hidden',
  'idb',
  'jotai',
  'jotai-tanstack-query',
  'js-base64',
  'lucide',
  'openapi-fetch',
  'packages/analytics',
  'packages/api-client',
  'packages/brand',
  'packages/core',
  'packages/drafts',
  'packages/features',
  'packages/flow',
  'packages/flow-draft',
  'packages/identity',
  'packages/site',
  'packages/ui',
  'querystringify',
  'react',
  'react-dom',
  'react-router',
  'requires-port',
  'rolldown',
  'scheduler',
  'tus-js-client',
  'url-parse',
  'vite',
  'zod',
] as const

/** The brands in frames: those that the app in frames declares, each reviewed as an app of its own. */
function framedBrands(): readonly string[] {
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(APPS, 'embed', 'package.json'), 'utf8'),
  )
  return Object.keys(dependencies)
    .map((name) => name.replace('@coverkit/', ''))
    .filter((name) => existsSync(join(APPS, name, 'src', 'brand.ts')))
    .map((name) => `apps/${name}`)
}

/** By kind of app, in alphabetical order; a brand's own app left out. The app in frames has every brand's. */
export const BUNDLED: Readonly<Record<'brand' | 'embed', readonly string[]>> = {
  // The help page, which has the search, is not shown in frames.
  brand: [...SHARED, 'minisearch'].sort(),
  embed: [...SHARED, ...framedBrands(), 'packages/embed-sdk'].sort(),
}
