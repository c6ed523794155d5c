import { describe, expect, it } from 'vitest'
import { bareTexts } from './translatedText.ts'

describe('a page that a browser translates', () => {
  // Takes over 5 s: it asks the compiler for the type of each text that a screen draws.
  it('has no bare text that varies or stands beside something that varies', { timeout: 120_000 }, () => {
    expect(bareTexts()).toEqual([])
  })
})

const HEAD = `import type { ReactNode } from 'react'
const copy = { title: 'Title', ends: { a: 'A', b: 'B' }, of: (name: string) => name }
type Props = { words: string; count: number; isOpen: boolean }
type RowProps = { name: ReactNode; children: ReactNode }
const Mark = () => <b>x</b>
const Maybe = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <b>x</b> : null)
const Row = ({ name, children }: RowProps) => <div>{name}<Mark />{children}</div>
`

const BARE = 'has no element of its own: '
const GIVEN = 'is drawn beside others: '
const SENTENCE = '`$' + '{words} $' + '{count}`'

/** Returned elements of planted components, each with its faults. */
const PLANTED: readonly (readonly [kind: string, returned: string, faults: readonly string[]])[] = [
  ['a text that varies beside an element', '<p>{words}<b>b</b></p>', [`${BARE}{words}`]],
  ['a text beside a blank', "<p>{words}{' '}</p>", [`${BARE}{words}`]],
  ['a figure beside fixed words', '<p>About {count}</p>', [`${BARE}About`, `${BARE}{count}`]],
  ['two texts', '<p>{words}{copy.title}</p>', [`${BARE}{words}`, `${BARE}{copy.title}`]],
  [
    'a text that is chosen',
    '<p>{isOpen ? copy.ends.a : copy.title}<b>b</b></p>',
    [`${BARE}{isOpen ? copy.ends.a : copy.title}`],
  ],
  ['a text that comes and goes', '<p>{isOpen && copy.title}<b>b</b></p>', [`${BARE}{isOpen && copy.title}`]],
  ['words after an element that comes and goes', '<p>{isOpen && <b>b</b>}Words</p>', [`${BARE}Words`]],
  ['words after a component that may be nothing', '<p><Maybe isOpen={isOpen} />Words</p>', [`${BARE}Words`]],
  ['words beside an element that is replaced', '<p><b key={words}>b</b>Words</p>', [`${BARE}Words`]],
  ['words in a fragment', '<>Words <b>b</b></>', [`${BARE}Words`]],
  ['the sole text of a fragment', '<>{words}</>', [`${BARE}{words}`]],
  ['the texts of a list', '<p>{words.split(words)}</p>', [`${BARE}{words.split(words)}`]],
  ['a sentence with a value', '<p>{copy.of(words)}<b>b</b></p>', [`${BARE}{copy.of(words)}`]],
  ['a text that a component returns', 'words', ['is returned by a component: words']],
  ['a text for a place beside others', '<Row name={words}><b>b</b></Row>', [`${GIVEN}name={words}`]],
  ['a child for a place beside others', '<Row name={null}>{copy.title}</Row>', [`${GIVEN}{copy.title}`]],
  ['an element for a place beside others', '<Row name={<b>{words}</b>}><b>{words}</b></Row>', []],
  ['a sole text', '<p>{words}</p>', []],
  ['texts joined to one', `<p>{${SENTENCE}}</p>`, []],
  ['a text in an element of its own', '<p><span>{words}</span>{isOpen && <b>b</b>}</p>', []],
  ['words beside an element', '<p>Words <a href="/">{words}</a> {copy.of(copy.title)}</p>', []],
  ['words beside a component that is always there', '<p><Mark /> {copy.ends.a}</p>', []],
  ['blanks between elements that come and go', "<p>{isOpen && <b>b</b>} {words && <i>i</i>}{' '}</p>", []],
  ['elements that come and go', '<p>{isOpen && <b>b</b>}{words && <i>i</i>}</p>', []],
  ['a sole child that is a text or an element', '<p>{isOpen ? words : <b>b</b>}</p>', []],
]

const FILE = 'packages/ui/src/badge/Badge.tsx'

/** The faults of the planted components, each on a line of its own in place of a file of the kit. */
function plantedFaults(): ReadonlyMap<number, readonly string[]> {
  const lines = PLANTED.map(
    ([, returned], place) =>
      `export const Badge${place || ''} = ({ words, count, isOpen }: Props) => ${returned}`,
  )
  const found = new Map<number, readonly string[]>()
  for (const { where, fault } of bareTexts(['packages/ui'], { [FILE]: `${HEAD}${lines.join('\n')}\n` })) {
    const [path, line] = where.split(':')
    const place = Number(line) - HEAD.split('\n').length
    if (path === FILE) found.set(place, [...(found.get(place) ?? []), fault])
  }
  return found
}

describe('planted', () => {
  const faults = plantedFaults()

  it.each(PLANTED.map((planted, place) => [planted[0], place, planted[2]] as const))(
    '%s',
    (_kind, place, expected) => {
      expect(faults.get(place) ?? []).toEqual(expected)
    },
  )
})
