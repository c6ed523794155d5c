import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { expect, it, vi } from 'vitest'

/**
 * Modules that the page loads anyway: React, the kit and its dialog, the loader of later parts, and the hook of
 * every form.
 */
const AROUND =
  /^(react|react-dom|react-router|jotai|@coverkit\/(ui|brand|drafts))(\/|$)|\/(lazyComponent|useForm)\.ts$/

it('the modal’s code, with the identity client and the session, is at most 14.1 KiB', async () => {
  // Elsewhere elements have their source files in the code, whose paths would count.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: [
          fileURLToPath(new URL('./dialog/openSignIn.tsx', import.meta.url)),
          // Parts that the modal loads itself, once it is open.
          ...[
            './failureOf.ts',
            './readSignIn.ts',
            './parts/ConfirmForm.tsx',
            './google/GoogleSignIn.tsx',
          ].map((path) => fileURLToPath(new URL(path, import.meta.url))),
          fileURLToPath(new URL('../common/page-services/openIdentity.ts', import.meta.url)),
        ],
        external: AROUND,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  // The code behind a press on Google's button loads later.
  const chunks = outputs.flatMap((output) =>
    output.type === 'chunk' && (output.isEntry || !output.isDynamicEntry) ? [output] : [],
  )
  const code = chunks.map((chunk) => chunk.code).join('')
  expect(code).toContain('Incorrect username or password.')
  expect(code).toContain('AWSCognitoIdentityProviderService')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(14.1 * 1024)
}, 60_000)
