import { expect, type Frame, type Page } from '@playwright/test'
import { steady } from '../screens/steadyTexts.ts'
import { differencesOf } from './differencesOf.ts'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** Texts of a page and the frames in it at one width. */
interface Texts {
  readonly width: number
  /** Its title, and every visible word. */
  readonly words: readonly string[]
  /** Its outline as a screen reader has it: names, states and values of controls too. */
  readonly outline: readonly string[]
}

/** Addresses, and choices, which the outline has without words where elements are around these. */
const NO_WORDS = /^- (\/url|option)\b/

/** Waits until a page that is translated has nothing left to translate. */
async function untilTranslated(page: Page): Promise<void> {
  for (const frame of page.frames())
    await expect
      .poll(() => frame.evaluate(() => globalThis.textsToTranslate?.()), { timeout: 30_000 })
      .toBe(0)
}

/** The choices of each list. */
const choicesOf = (frame: Frame): Promise<readonly string[]> =>
  frame
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.map(({ text, selected }) => `${text}${selected ? ' [selected]' : ''}`),
    )

async function textsOf(frame: Frame): Promise<Pick<Texts, 'words' | 'outline'>> {
  const body = frame.locator('body')
  const [title, words, outline] = [await frame.title(), await body.innerText(), await body.ariaSnapshot()]
  const lines = outline.split('\n').map((line) => line.trim())
  return {
    words: steady(`${title} ${words}`.replace(/\s+/g, ' ')).split(' '),
    outline: [...lines.filter((line) => !NO_WORDS.test(line)).map(steady), ...(await choicesOf(frame))],
  }
}

/** Returns what a page says at both widths, without what differs by chance, and leaves it as wide as it was. */
export async function readTexts(page: Page, { isTranslated }: { readonly isTranslated: boolean }) {
  const before = page.viewportSize()
  const all: Texts[] = []
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    if (isTranslated) await untilTranslated(page)
    const texts: Pick<Texts, 'words' | 'outline'>[] = []
    for (const frame of page.frames()) texts.push(await textsOf(frame))
    all.push({
      width: size.width,
      words: texts.flatMap(({ words }) => words),
      outline: texts.flatMap(({ outline }) => outline),
    })
  }
  if (before) await page.setViewportSize(before)
  return all
}

/** In what a translated page says something else than the page itself, each once. */
export function textDifferences(right: readonly Texts[], found: readonly Texts[]): readonly string[] {
  const all = right.flatMap(({ words, outline }, index) => {
    const inWords = differencesOf(words, found[index]?.words ?? [])
    return inWords.length > 0 ? inWords : differencesOf(outline, found[index]?.outline ?? [])
  })
  return [...new Set(all)]
}
