import type { Page } from '@playwright/test'

/** An element as data: its name, attributes and content; or a text. */
export type Drawn = string | DrawnElement

export interface DrawnElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Drawn[]
}

/** A page as it stands: its main part, what is around that, whose place stays empty, and the styles of both. */
export interface DrawnPage {
  readonly title: string
  readonly main: DrawnElement
  readonly frame: DrawnElement
  readonly css: string
}

/** Reads what the current step draws, for floors that draw the same. */
export const readPage = (page: Page): Promise<DrawnPage> =>
  page.evaluate(() => {
    const isDrawn = ({ localName }: Element) => localName !== 'script' && localName !== 'link'
    const read = (element: Element, isWhole: boolean): DrawnElement => ({
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children:
        element.localName === 'main' && !isWhole
          ? []
          : [...element.childNodes].flatMap((child): Drawn[] => {
              if (child instanceof Element) return isDrawn(child) ? [read(child, isWhole)] : []
              return child instanceof Text ? [child.data] : []
            }),
    })
    const main = document.querySelector('main')
    if (!main) throw new Error('The page has no main part.')
    const css = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    return {
      title: document.title,
      main: read(main, true),
      frame: read(document.body, false),
      css: css.join(''),
    }
  })

/** The number of elements in a screen. */
export const elementsOf = (drawn: Drawn): number =>
  typeof drawn === 'string' ? 0 : drawn.children.reduce((total, child) => total + elementsOf(child), 1)
