export { insurersCounted, panelCount, panelOf, useInsurerOptions, usePanel } from './panel.ts'
