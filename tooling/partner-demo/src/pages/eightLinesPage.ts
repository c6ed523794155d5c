import { readFileSync } from 'node:fs'
import { chosenOf, type Page, type Partner, type Visit } from '../partner.ts'

const README = new URL('../README.md', import.meta.resolve('@coverkit/embed-sdk'))
const FORMS = ['script', 'element']
const MOST_LINES = 8

/** The whole pages of the SDK's README, unchanged except for the embed address. */
const readmePages = (): readonly string[] =>
  [...readFileSync(README, 'utf8').matchAll(/```html\n(<!doctype[^`]*)```/g)].map(([, html = '']) => html)

/** One of them, as a partner would save it. */
export function eightLinesPage({ embed }: Partner, { query }: Visit): Page {
  const html = readmePages()[FORMS.indexOf(chosenOf(query, 'form', FORMS))] ?? ''
  if (html.trim().split('\n').length > MOST_LINES) throw new Error('The README has more than eight lines')
  return { html: html.replaceAll('https://embed.broker.example', embed), policy: null }
}
