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
import { readTheme } from './readTheme.ts'
import { trackImports } from './trackImports.ts'

const BOOT = '@coverkit/site/boot'
const SCHEME = '@coverkit/site/scheme'

const inUi = (parts: string) => `packages/ui/src/(${parts})`
const inFeatures = (parts: string) => `packages/features/src/(${parts})`

/**
 * A few chunks that many pages share, instead of one for each overlap of two pages. A group includes the
 * imports of its modules, so modules that others need without the group must come in an earlier one.
 */
export const CHUNK_PARTS: readonly { readonly name: string; readonly parts: readonly string[] }[] = [
  {
    name: 'libraries',
    parts: [
      'node_modules/(react|react-dom|scheduler|react-router|jotai)/',
      'preload-helper\\.js$',
      'rolldown/runtime',
    ],
  },
  { name: 'dialog', parts: ['node_modules/@radix-ui/'] },
  {
    name: 'site',
    parts: [
      inUi('button|card|form|icon|layout|link|text|theme|visually-hidden'),
      inUi('field/(Field|FieldMessages|fieldIds|useAdoptOnMount)\\.'),
      inFeatures(
        'common/(lazy-component/lazyComponent|form/useForm|step-form/(PageRegion|pageRegionCopy)|draft/draftSaveStatus\\.css)\\.',
      ),
      'packages/site/src/startSite\\.',
    ],
  },
  // Modules of many screens, which would each load the chunk of the first screen that uses them.
  {
    name: 'beside',
    parts: [
      inUi('layout/(FlowFrame|Pair|WithSide|Beside)\\.|disclosure/'),
      inFeatures('common/step-form/usePerch\\.'),
      'lucide/.+/(chevron-down|pencil|plus)\\.',
    ],
  },
  // Modules above forms of every kind: the chunk of any one form would bring its form along.
  {
    name: 'collection-notice',
    parts: [
      inUi('disclosure'),
      inFeatures('common/collection-notice/(CollectionNotice|LinkedNotice|collectionCopy)\\.'),
    ],
  },
  { name: 'text-field', parts: [inUi('field/(TextField|TextControl|Echo)\\.')] },
  // One chunk: a name of a file and its hash weigh as much as what a page would save by having only one of them.
  {
    name: 'terms',
    parts: [
      'packages/core/src/quote/(types|emptyQuote)\\.',
      'packages/core/src/fields/(parseMoney|formatMoney)',
    ],
  },
  { name: 'fields', parts: [inUi('field/(MoneyField|NumberField)\\.')] },
  { name: 'bullet-list', parts: [inUi('bullet-list')] },
  { name: 'parsers', parts: ['packages/core/src/fields/(parseEmail|parseName|parsePassword)\\.'] },
  // Declared answers of people and their policies, with their readers: both screens and drafts need them.
  { name: 'people', parts: ['packages/core/src/(application/holderFields|transfer/policyFields)\\.'] },
  { name: 'segmented', parts: [inUi('field/(FieldGroup|useTicked|choice\\.css)|segmented/')] },
  { name: 'choices', parts: [inUi('field/(CheckboxGroup|RadioGroup)\\.')] },
  {
    name: 'steps',
    parts: [
      inFeatures(
        'common/draft/(createFlowDraft|flowAnswers|DraftSaveStatus|draftSaveStatus|remoteChanges\\.lazy|saveCopy)\\.',
      ),
      inFeatures(
        'common/(step-form/(FormProblems|stepReaders|useStepForm|stepCopy)|page-services/perPage)\\.',
      ),
      // The draft's chunk has the modules that judge addresses, and the seams of single flows come with the
      // flows.
      'packages/flow/src/(?!react/(activateStep|useChangeStep)|redirectFor|resolveStep|visitStep|pagesWithin|returning|rows|mergeRows|answersFor|acceptAnswer)',
    ],
  },
  {
    name: 'step-page',
    parts: [inUi('step-bar'), inFeatures('common/step-form/(StepPage|StepAside|BackLink|FlowBar)\\.')],
  },
  {
    name: 'problems',
    parts: [
      inUi('alert|error-summary'),
      inFeatures('(common/form/useInputForm|client-quote/announcements/announcementList\\.css)\\.'),
    ],
  },
  {
    name: 'calculator',
    parts: [inFeatures('calculator/(state|screens|generated/stepScreens|fieldTexts|copy)\\.')],
  },
  { name: 'calculator-step', parts: [inFeatures('calculator/steps/(useCalculatorStep|about-you/view)\\.')] },
  {
    name: 'assumptions',
    parts: [inFeatures('calculator/assumptions/(view|assumptionValue|ChangesPanel)\\.')],
  },
  {
    name: 'quote',
    parts: [
      inFeatures(
        'client-quote/(generated/stepScreens|screens|flow/openStep|answers/quoteDraft|announcements/WhatWeChanged|so-far/QuoteAside|steps/(useQuoteStep|QuoteStepPage|select-covers/view))\\.',
      ),
    ],
  },
  {
    name: 'quote-amount',
    parts: [
      inUi('(amount-field|cover-bar)/'),
      inFeatures(
        'client-quote/steps/(CoverAmountField|OwnerField|amountHint|amountStops|income-protection-cover/earningsFields\\.css)\\.',
      ),
    ],
  },
  {
    name: 'schemas',
    parts: [
      'node_modules/zod/',
      inFeatures('common/step-form/(fieldSchemas|fieldMessages|moneyMessages|stepReader)\\.'),
    ],
  },
  // Small, and needed without the draft.
  { name: 'days', parts: ['packages/core/src/fields/(localDate|formatDate)\\.'] },
  { name: 'rules', parts: ['packages/core/src/(needs|quote)/'] },
  {
    name: 'draft',
    parts: [
      'packages/drafts/src/(?!drafts/mark)',
      'packages/flow-draft/src/(?!persistence/persistOpenFlows|state/isPristine|conflicts/sameJson)',
      'packages/flow/src/(react/activateStep|redirectFor|resolveStep|visitStep)\\.',
      inFeatures('common/draft/(flowSenders|serverDate)\\.'),
    ],
  },
  {
    name: 'identity',
    parts: [
      'packages/identity/src/session/(?!safeRedirect)',
      'packages/site/src/sign-in/readSignInConfig\\.',
      inFeatures('common/page-services/openIdentity\\.'),
    ],
  },
  // A page with a file field loads all of it. The entry lists each chunk, so separate ones would enlarge every page.
  { name: 'files', parts: [inFeatures('fields/files/(fileCopy|fileSlots|useFileSlots|queue/.+)\\.')] },
  { name: 'calculator-models', parts: [inFeatures('calculator/.+/model\\.')] },
  { name: 'quote-models', parts: [inFeatures('client-quote/steps/.+/model\\.')] },
]

export const SHARED_CHUNKS = CHUNK_PARTS.map(({ name, parts }) => ({
  name,
  test: new RegExp(parts.join('|')),
}))

/** One letter less than by default, in each place that names a file: 42 bits tell its versions apart. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]'

function clientBuild(appDir: string, dist: string): EnvironmentOptions {
  return {
    build: {
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
          codeSplitting: { groups: SHARED_CHUNKS },
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
