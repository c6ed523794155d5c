import { insertBefore } from './insert.ts'
import { type Name, nameOf } from './names.ts'

/** Storybook's settings, in which the order of its screens is a literal. */
export const STORYBOOK = 'tooling/storybook/.storybook/preview.tsx'

const kebabOf = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Storybook's settings with the screen of a step in the order of its group: before that of the step which stays last, at
 * the end where none has, and in a new group where there is no such group.
 */
export function withScreen(settings: string, group: string, step: Name, last: string | undefined): string {
  const name = settings.indexOf(`'${group}',`, settings.indexOf("'Screens',"))
  if (name < 0)
    return insertBefore(settings, "'Screens',", /'Account',\n/, `'${group}', ['${step.words}'],\n`)
  const start = settings.indexOf('[', name) + 1
  const list = settings.slice(start, settings.indexOf(']', start))
  const end = start + list.trimEnd().length
  const at = last === undefined ? -1 : list.indexOf(`'${nameOf(kebabOf(last)).words}'`)
  if (at >= 0) {
    const place = start + at
    return `${settings.slice(0, place)}'${step.words}', ${settings.slice(place)}`
  }
  const comma = list.trimEnd().endsWith(',') ? '' : ', '
  return `${settings.slice(0, end)}${comma}'${step.words}'${settings.slice(end)}`
}
