import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import './layers.css.ts'
import { layers } from './layers.ts'

/** A class in the kit's component layer. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [layers.component]: rule } }, debugId)
}

/** A rule for elements inside a component, in the kit's component layer. */
export function nestedStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers.component]: rule } })
}
