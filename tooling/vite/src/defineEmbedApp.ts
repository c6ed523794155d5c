import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig, UserConfigFnPromise } from 'vite'
import { type AppConfig, readAppConfig } from './appConfig.ts'
import { brandFaces } from './brandFaces.ts'
import { compiledStyles } from './compiledStyles.ts'
import { compileHints } from './compileHints.ts'
import { fillTemplate, moduleScript } from './document.ts'
import { hotEdits } from './hotEdits.ts'
import { listPackages } from './listPackages.ts'
import { buildTargets } from './promisedBrowsers.ts'
import { type Accounts, readPartnerOrigins } from './readPartnerOrigins.ts'
import { sharedChunks } from './sharedChunks.ts'
import { embedHead, WAITING_ROOT, writeEmbedApp } from './writeEmbedApp.ts'

const PATTERNS = '@coverkit/site/framed-patterns'

function embedConfig(appDir: string, accounts: Accounts, config: AppConfig): UserConfig {
  return {
    root: appDir,
    plugins: [
      react(),
      brandFaces(Object.keys(accounts).map((name) => join(dirname(appDir), name))),
      compiledStyles(),
      compileHints(),
      listPackages(join(appDir, 'dist')),
      devDocument(accounts, config),
      hotEdits(),
    ],
    environments: {
      client: {
        build: {
          target: buildTargets(),
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { app: join(appDir, 'src', 'main.ts') },
            output: { codeSplitting: { groups: [...sharedChunks()] } },
          },
        },
      },
      // Only decides which addresses the app renders.
      pages: {
        consumer: 'server',
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: {
          outDir: 'dist/pages',
          ssr: true,
          manifest: true,
          minify: false,
          copyPublicDir: false,
          rolldownOptions: { input: { patterns: PATTERNS } },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'pages']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
        await writeEmbedApp({ appDir, config, accounts })
      },
    },
  }
}

/** In development the document has no policy. */
function devDocument(accounts: Accounts, config: AppConfig): Plugin {
  return {
    name: 'coverkit:dev-document',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (template) =>
        fillTemplate(template, {
          head: [embedHead(config, accounts), moduleScript('src/main.ts')],
          body: WAITING_ROOT,
        }),
    },
  }
}

/** The whole Vite configuration of the app in partners' frames, which shows the brands of these names. */
export function defineEmbedApp(appDir: string, accountNames: readonly string[]): UserConfigFnPromise {
  return async () => {
    const accounts = await readPartnerOrigins(dirname(appDir), accountNames)
    return embedConfig(appDir, accounts, await readAppConfig(appDir))
  }
}
