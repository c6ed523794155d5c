import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { EnvironmentOptions, UserConfig } from 'vite'
import { readAppConfig } from './appConfig.ts'
import { pageModules } from './appFiles.ts'
import { devPages } from './devPages.ts'
import { prerender } from './prerender.ts'
import { trackImports } from './trackImports.ts'

const VENDORS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  { name: 'state', test: /node_modules[\\/]jotai[\\/]/ },
  { name: 'dialog', test: /node_modules[\\/]@radix-ui[\\/]/ },
]

function clientBuild(appDir: string): EnvironmentOptions {
  return {
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { boot: '@coverkit/site/boot', app: join(appDir, 'src', 'main.tsx') },
        output: { codeSplitting: { groups: VENDORS } },
      },
    },
  }
}

function pagesBuild(appDir: string, pages: Readonly<Record<string, string>>): EnvironmentOptions {
  const pageInputs = Object.entries(pages).map(([name, file]) => [`page-${name}`, file])
  return {
    consumer: 'server',
    // Without it the server build bundles React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true },
    build: {
      outDir: 'dist/pages',
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
      },
    },
  }
}

/** The whole Vite configuration of a brand app: `export default defineBrandApp(import.meta.dirname)`. */
export async function defineBrandApp(appDir: string): Promise<UserConfig> {
  const config = await readAppConfig(appDir)
  const pages = pageModules(appDir)
  return {
    root: appDir,
    appType: 'custom',
    plugins: [react(), vanillaExtractPlugin(), trackImports(appDir), devPages({ appDir, config, pages })],
    environments: { client: clientBuild(appDir), pages: pagesBuild(appDir, pages) },
    builder: {
      async buildApp(builder) {
        const { client, pages: statics } = builder.environments
        if (!client || !statics) throw new Error('The client and pages environments are missing')
        await builder.build(client)
        await builder.build(statics)
        await prerender({ appDir, config, pageNames: Object.keys(pages) })
      },
    },
  }
}
