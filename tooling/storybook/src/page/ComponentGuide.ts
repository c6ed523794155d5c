/** A story of the component's own file as an example, and what it shows in a sentence. */
export interface GuideExample {
  /** The name of the story's export. */
  readonly story: string
  readonly reason: string
}

/** What the page of a component says beside what is read from its sources. Each text is a sentence. */
export interface ComponentGuide {
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  /** A key, as on a keyboard, and what it does. Empty where the component takes no focus. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[]
  /** What assistive technology hears, and what it depends on. */
  readonly screenReader: readonly string[]
  readonly good: GuideExample
  /** Its story is tagged `!dev`, `!autodocs` and `!test`: it shows what no page should do. */
  readonly bad: GuideExample
  /** Names of other components with a page. */
  readonly related: readonly string[]
}
