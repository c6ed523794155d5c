/** A bound that the bench judges figures by. */
export type Bound = { readonly atMost: number } | { readonly atLeast: number }

/** One row of the table in `docs/performance.md`. */
export interface Target {
  /** The part of the bench that measures it: `pnpm bench pages`. */
  readonly part: string
  readonly quantity: string
  readonly bound: Bound
  /** The unit of the bound; `x` is a ratio to something that is measured in the same run. */
  readonly unit: string
}

/** The figures that the bench holds to a bound, in the order of the table. A figure is called by the number of its row. */
export const TARGETS = {
  publicScripts: {
    part: 'files',
    quantity: 'Scripts of a public page, before anything is pressed',
    bound: { atMost: 5.75 },
    unit: 'KiB br',
  },
  publicPaint: {
    part: 'pages',
    quantity: 'First and largest paint of a public page, to the same page as static HTML (S), on a phone',
    bound: { atMost: 1.05 },
    unit: 'x',
  },
  publicPaintToBare: {
    part: 'pages',
    quantity: 'Largest paint of a public page, to a bare page, on a phone',
    bound: { atMost: 1.15 },
    unit: 'x',
  },
  publicBlocking: {
    part: 'pages',
    quantity: 'Blocking time of a public page, at a quarter of the speed',
    bound: { atMost: 5 },
    unit: 'ms',
  },
  publicScriptTime: {
    part: 'pages',
    quantity: 'Script time of a public page, to the router’s floor (RR)',
    bound: { atMost: 0.1 },
    unit: 'x',
  },
  shift: {
    part: 'pages, faces',
    quantity: 'Layout shift of a page, with faces and without',
    bound: { atMost: 0.005 },
    unit: '',
  },
  firstLoad: {
    part: 'first-load',
    quantity: 'Scripts of a first load, to a stepper of MUI',
    bound: { atMost: 0.92 },
    unit: 'x',
  },
  firstLoadOfTransfer: {
    part: 'first-load',
    quantity: 'The same of a transfer, which asks for a whole policy holder',
    bound: { atMost: 1.05 },
    unit: 'x',
  },
  firstStepPaint: {
    part: 'app',
    quantity: 'Largest paint of a first step, to the same page without scripts',
    bound: { atMost: 1.05 },
    unit: 'x',
  },
  keyToForm: {
    part: 'keys',
    quantity: 'Worst key to paint, to the floor of a form (F), at a quarter of the speed; median of the runs',
    bound: { atMost: 1.1 },
    unit: 'x',
  },
  keyToMui: {
    part: 'keys',
    quantity: 'The same, to MUI',
    bound: { atMost: 0.5 },
    unit: 'x',
  },
  worstKey: {
    part: 'keys, uploads',
    quantity: 'Worst key of all runs; also while ten files are uploaded',
    bound: { atMost: 50 },
    unit: 'ms',
  },
  longTasksOfKeys: {
    part: 'keys',
    quantity: 'Tasks over 50 ms while 20 keys are each stored',
    bound: { atMost: 0 },
    unit: 'tasks',
  },
  longTextKey: {
    part: 'keys',
    quantity: 'Processor time of a key in a text of 10,000 characters, to F',
    bound: { atMost: 1.5 },
    unit: 'x',
  },
  pressToMui: {
    part: 'steps',
    quantity: 'Continue to the painted next step, to the same step drawn by MUI (M2)',
    bound: { atMost: 0.8 },
    unit: 'x',
  },
  pressToReact: {
    part: 'steps',
    quantity: 'The same, to the same step drawn by React alone (R2)',
    bound: { atMost: 1.3 },
    unit: 'x',
  },
  pressToMarkup: {
    part: 'steps',
    quantity: 'The same, to the next step’s own markup, set as HTML',
    bound: { atMost: 1.1 },
    unit: 'x',
  },
  slowestPress: {
    part: 'steps',
    quantity: 'The same, at a quarter of the speed',
    bound: { atMost: 100 },
    unit: 'ms',
  },
  gate: {
    part: 'gates',
    quantity: 'A gate of the questionnaire, answered to painted, at a quarter of the speed',
    bound: { atMost: 50 },
    unit: 'ms',
  },
  pressAfterRest: {
    part: 'press',
    quantity: 'Landing to the quote’s first step, after the pointer rested 400 ms',
    bound: { atMost: 150 },
    unit: 'ms',
  },
  quickPress: {
    part: 'press',
    quantity: 'The same with a quick click, or a tap at a quarter of the speed',
    bound: { atMost: 300 },
    unit: 'ms',
  },
  css: { part: 'files', quantity: 'Styles of a page', bound: { atMost: 8 }, unit: 'KiB br' },
  unusedCss: {
    part: 'files',
    quantity: 'Share of the styles that a page does not use',
    bound: { atMost: 35 },
    unit: '%',
  },
  facesOfPage: { part: 'files', quantity: 'Faces that a page names', bound: { atMost: 2 }, unit: 'files' },
  faces: { part: 'faces', quantity: 'Faces of a brand', bound: { atMost: 45 }, unit: 'KiB' },
  facesPaint: {
    part: 'faces',
    quantity: 'Largest paint with the faces, to that without',
    bound: { atMost: 1.03 },
    unit: 'x',
  },
  landingRequests: {
    part: 'landing',
    quantity:
      'Requests of a landing until it is idle; its icon, the speculation rules and pages that are fetched ahead are not counted',
    bound: { atMost: 6 },
    unit: 'requests',
  },
  landingBytes: {
    part: 'landing',
    quantity: 'Bytes of the same requests, with faces',
    bound: { atMost: 60 },
    unit: 'KiB',
  },
  landingBytesWithoutFaces: {
    part: 'landing',
    quantity: 'The same, without faces',
    bound: { atMost: 40 },
    unit: 'KiB',
  },
  otherHosts: {
    part: 'landing',
    quantity: 'Requests of a landing to other hosts',
    bound: { atMost: 0 },
    unit: 'requests',
  },
  otherBrands: {
    part: 'brands',
    quantity: 'Bytes of other brands in a brand’s app',
    bound: { atMost: 0 },
    unit: 'B',
  },
  needs: {
    part: 'needs',
    quantity: 'Calculations of needs',
    bound: { atLeast: 1_000_000 },
    unit: 'a second',
  },
  recalculation: {
    part: 'app',
    quantity: 'A whole recalculation while somebody types, at a quarter of the speed',
    bound: { atMost: 1 },
    unit: 'ms',
  },
  questionnaire: {
    part: 'questionnaire',
    quantity: 'A whole questionnaire evaluated, or its answers validated, in processor time',
    bound: { atMost: 1 },
    unit: 'ms',
  },
  comparisons: {
    part: 'comparison',
    quantity: 'Comparisons of seven insurers in process, on one core',
    bound: { atLeast: 2_000 },
    unit: 'a second',
  },
  comparisonOverHttp: {
    part: 'comparison',
    quantity: 'One insurer over HTTP at 200 requests a second, p99',
    bound: { atMost: 20 },
    unit: 'ms',
  },
  results: {
    part: 'app',
    quantity: 'Results shown after the last answer',
    bound: { atMost: 200 },
    unit: 'ms',
  },
  account: {
    part: 'account',
    quantity: 'First of ten policies painted, to the account without any',
    bound: { atMost: 1.2 },
    unit: 'x',
  },
  newPrice: {
    part: 'simulator',
    quantity: 'A new price painted after a pause of 300 ms, p95, at a quarter of the speed',
    bound: { atMost: 300 },
    unit: 'ms',
  },
  requestsOfPause: {
    part: 'simulator',
    quantity: 'Requests a pause',
    bound: { atMost: 1 },
    unit: 'requests',
  },
  lighthouse: {
    part: 'lighthouse',
    quantity: 'Each category of Lighthouse, of public pages and first steps that are indexed',
    bound: { atLeast: 100 },
    unit: 'points',
  },
} as const satisfies Readonly<Record<string, Target>>

/** The bound of a row, for a figure of it. */
export const boundOf = (name: keyof typeof TARGETS): Bound => TARGETS[name].bound
