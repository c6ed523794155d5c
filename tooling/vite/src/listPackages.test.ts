import { expect, test } from 'vitest'
import { packageOf } from './listPackages.ts'

test.each([
  ['/w/node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js', 'react-dom'],
  [
    '/w/node_modules/.pnpm/@radix-ui+x@1/node_modules/@radix-ui/react-dialog/dist/index.mjs',
    '@radix-ui/react-dialog',
  ],
  ['/w/packages/ui/src/button/Button.tsx?own', 'packages/ui'],
  ['/w/apps/wattlebird/src/brand.ts', 'apps/wattlebird'],
  ['\0vite/preload-helper.js', 'vite'],
  ['/elsewhere/injected.js', '/elsewhere/injected.js'],
])('T11: %s is of %s', (id, name) => {
  expect(packageOf(id)).toBe(name)
})
