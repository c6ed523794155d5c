export { panelCount, panelOf, useInsurerOptions, usePanel } from './panel.ts'
