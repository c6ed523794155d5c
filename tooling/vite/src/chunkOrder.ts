/**
 * The few chunks that many pages share, instead of one for each overlap of two pages, in the order in which the
 * bundler fills them: a chunk includes the imports of its modules, so modules that others need without it must
 * be in an earlier one. Which of its files belong to them, each home says in its `chunks.json`.
 */
export const CHUNK_ORDER: readonly string[] = [
  'libraries',
  'dialog',
  'site',
  // Modules of many screens, which would each load the chunk of the first screen that uses them.
  'beside',
  // Modules above forms of every kind: the chunk of any one form would bring its form along.
  'collection-notice',
  'text-field',
  // One chunk: a name of a file and its hash weigh as much as what a page would save by having only one of them.
  'terms',
  // Names of covers. Pages of all flows show them, and the chunk of any one flow would bring its steps along.
  'covers',
  // A file for each insurer. Drafts read policies by them, and a page that names one would load the drafts.
  'insurers',
  'fields',
  'bullet-list',
  'parsers',
  // Declared answers of people and their policies, with their readers: both screens and drafts need them.
  'people',
  'segmented',
  'choices',
  // Without what judges addresses, which the draft's chunk has, and the seams of single flows, which come with
  // the flows.
  'steps',
  'step-page',
  'problems',
  'calculator',
  'calculator-step',
  'assumptions',
  'quote',
  'quote-amount',
  'schemas',
  // Small, and needed without the draft.
  'days',
  'rules',
  'draft',
  'identity',
  // A page with a file field loads all of it. The entry lists each chunk, so separate ones would enlarge every page.
  'files',
  'calculator-models',
  'quote-models',
]

/** Patterns of the modules that belong to no home: those of installed packages and of the build itself. */
export const INSTALLED_MODULES: Readonly<Record<string, readonly string[]>> = {
  libraries: [
    'node_modules/(react|react-dom|scheduler|react-router|jotai)/',
    'preload-helper\\.js$',
    'rolldown/runtime',
  ],
  dialog: ['node_modules/@radix-ui/'],
  beside: ['lucide/.+/(chevron-down|pencil|plus)\\.'],
  schemas: ['node_modules/zod/'],
}
