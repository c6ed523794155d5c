/** A story of the component's own file as an example, with a sentence on what it shows. */
export interface GuideExample {
  /** The name of the story's export. */
  readonly story: string
  readonly reason: string
}

/** Texts of a component's docs page beside the facts from its sources. Each text is a sentence. */
export interface ComponentGuide {
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  /** A key, as on a keyboard, and its effect. Empty where the component takes no focus. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[]
  /** The announcements of assistive technology, and their conditions. */
  readonly screenReader: readonly string[]
  readonly good: GuideExample
  /** Its story is tagged `!dev`, `!autodocs` and `!test`: it is an example of what not to do. */
  readonly bad: GuideExample
  /** Names of other components with a page. */
  readonly related: readonly string[]
}
