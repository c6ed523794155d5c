import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/** A class in the kit's component layer. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [layers.component]: rule } }, debugId)
}

/** A rule for elements inside a component, in the kit's component layer. */
export function nestedStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers.component]: rule } })
}

/** Media queries of the kit: `wide` is a tablet or more, `desk` has room beside a form. */
export const media = {
  wide: 'screen and (min-width: 40rem)',
  desk: 'screen and (min-width: 64rem)',
  narrow: 'screen and (max-width: 39.99rem)',
  forced: '(forced-colors: active)',
}
