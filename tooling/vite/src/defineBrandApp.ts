import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { ConfigEnv, EnvironmentOptions, UserConfig, UserConfigFnPromise } from 'vite'
import { readAppConfig } from './appConfig.ts'
import { entryFiles, pageModules } from './appFiles.ts'
import { brandFaces } from './brandFaces.ts'
import { classicScript } from './classicScript.ts'
import { compiledStyles } from './compiledStyles.ts'
import { compileHints } from './compileHints.ts'
import { devPages } from './devPages.ts'
import { hotEdits } from './hotEdits.ts'
import { listPackages } from './listPackages.ts'
import { ownCopies } from './ownCopies.ts'
import { prerender } from './prerender.ts'
import { buildTargets } from './promisedBrowsers.ts'
import { readTheme } from './readTheme.ts'
import { sharedChunks } from './sharedChunks.ts'
import { trackImports } from './trackImports.ts'

const BOOT = '@coverkit/site/boot'
const SCHEME = '@coverkit/site/scheme'

/** One letter less than by default, in each place that names a file: 42 bits tell its versions apart. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]'

function clientBuild(appDir: string, dist: string): EnvironmentOptions {
  return {
    build: {
      target: buildTargets(),
      outDir: join(dist, 'client'),
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // A step's code is prefetched while the previous one is on screen, so preloading its imports saves no
        // wait, and each name is bytes of the first step. Its css must be there when it is rendered.
        resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
      },
      rolldownOptions: {
        input: { boot: BOOT, scheme: SCHEME, app: join(appDir, 'src', 'main.tsx') },
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ASSET_NAMES,
          codeSplitting: { groups: [...sharedChunks()] },
        },
        // No code reads a property for its side effect, so unused properties of libraries are dropped.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  }
}

function pagesBuild(
  appDir: string,
  dist: string,
  pages: Readonly<Record<string, string>>,
  isBuild: boolean,
): EnvironmentOptions {
  const pageInputs = Object.entries(pages).map(([name, file]) => [`page-${name}`, file])
  return {
    consumer: 'server',
    // Without it the server build bundles React's development build.
    ...(isBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    // In development React stays external: its CommonJS files cannot be run as modules.
    ...(isBuild ? { resolve: { noExternal: true } } : {}),
    build: {
      // This build writes the styles of the pages.
      cssTarget: buildTargets(),
      outDir: join(dist, 'pages'),
      emptyOutDir: true,
      ssr: true,
      manifest: true,
      emitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      cssMinify: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          brand: join(appDir, 'src', 'brand.ts'),
          frame: '@coverkit/site/frame',
          prerender: '@coverkit/site/prerender',
          ...Object.fromEntries(pageInputs),
        },
        // Assets of both builds have the same name.
        output: { assetFileNames: ASSET_NAMES },
      },
    },
  }
}

async function configOf(appDir: string, { command }: ConfigEnv): Promise<UserConfig> {
  const config = await readAppConfig(appDir)
  const theme = await readTheme(appDir)
  const pages = pageModules(appDir)
  const dist = resolve(appDir, process.env.COVERKIT_OUT_DIR ?? 'dist')
  const statics = pagesBuild(appDir, dist, pages, command === 'build')
  return {
    root: appDir,
    appType: 'custom',
    // Listed before the first page: a dependency that a later page adds would reload the others.
    optimizeDeps: { entries: [...entryFiles(appDir)] },
    plugins: [
      react(),
      brandFaces([appDir]),
      compiledStyles(),
      compileHints(),
      ownCopies(BOOT),
      classicScript('scheme'),
      trackImports(appDir),
      listPackages(dist),
      devPages({ appDir, config, theme, pages }),
      hotEdits(),
    ],
    environments: { client: clientBuild(appDir, dist), pages: statics },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'pages']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
        await prerender({ appDir, dist, config, theme, pageNames: Object.keys(pages) })
      },
    },
  }
}

/** The whole Vite configuration of a brand app: `export default defineBrandApp(import.meta.dirname)`. */
export function defineBrandApp(appDir: string): UserConfigFnPromise {
  return (environment) => configOf(appDir, environment)
}
