import { Refusal } from './Plan.ts'

/** A name in the spellings that files use. */
export interface Name {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  /** As words on a screen: `Payment timing`. */
  readonly words: string
}

/** @throws Refusal when it is not kebab-case. */
export function nameOf(kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new Refusal(
      `"${kebab}" is not kebab-case: lower-case words joined by hyphens, like payment-timing.`,
    )
  const pascal = kebab.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    pascal,
    camel: kebab.charAt(0) + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

/** A text with a placeholder, such as `this-step`, in all its spellings replaced by a name. */
export function fillIn(text: string, placeholder: string, name: Name): string {
  const { kebab, camel, pascal, words } = nameOf(placeholder)
  return text
    .replaceAll(kebab, name.kebab)
    .replaceAll(camel, name.camel)
    .replaceAll(pascal, name.pascal)
    .replaceAll(words, name.words)
}
