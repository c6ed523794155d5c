import type { Page } from '@playwright/test'

/** A question of the questionnaire as its controls show it. */
export interface QuestionShown {
  /** Name of its control; several boxes of one question have their own names. */
  readonly name: string
  /** The question that the control belongs to: several boxes may answer one. */
  readonly key: string
  readonly kind: 'radio' | 'checkbox' | 'number' | 'text' | 'search'
  /** Text of the question, with the label of the box. */
  readonly wording: string
  readonly options: readonly string[]
  readonly isAnswered: boolean
}

/** Returns the questions of the page, in its order. Optional ones, and choices of a unit, are left out. */
export function questionsShown(page: Page): Promise<readonly QuestionShown[]> {
  return page.getByRole('main').evaluate(questionsOf)
}

/** Runs in the page, so that it holds no reference to anything outside. */
export function questionsOf(main: Element): readonly QuestionShown[] {
  const found = new Map<string, QuestionShown>()
  const controls = main.querySelectorAll<HTMLInputElement>('form input, form textarea')
  for (const control of controls) {
    const { name, type, inputMode, labels } = control
    const group = control.closest('fieldset')
    const legend = group?.querySelector('legend')?.textContent ?? ''
    const wording = `${legend} ${labels?.[0]?.textContent ?? ''}`
    if (/-(unit|unsure)$/.test(name) || wording.includes('(optional)')) continue
    const isChoice = type === 'radio' || type === 'checkbox'
    const isSearch = control.role === 'combobox'
    const before = found.get(name)
    found.set(name, {
      name,
      key: wording.includes('(%)') ? name : name.replace(/-(\d|day|month|year)$/, ''),
      kind: isChoice ? type : isSearch ? 'search' : inputMode === '' ? 'text' : 'number',
      wording: isChoice ? legend : wording,
      options: isChoice ? [...(before?.options ?? []), control.value] : [],
      isAnswered: before?.isAnswered || (isChoice ? control.checked : control.value !== ''),
    })
  }
  return [...found.values()]
}

/** A yes-or-no question or a list to tick. */
export const isGate = ({ kind, options }: QuestionShown): boolean =>
  kind === 'checkbox' || (options.includes('yes') && options.includes('no'))
