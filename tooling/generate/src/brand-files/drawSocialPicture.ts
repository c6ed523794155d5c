import { encodePng, type Pixel } from './encodePng.ts'

const WIDTH = 1200
const HEIGHT = 630
const SIDE = HEIGHT / 3
/** Sample points in each direction of a pixel, so that curves have no steps. */
const SAMPLES = 3

export interface SocialColours {
  readonly ground: string
  readonly tile: string
  readonly action: string
  readonly accent: string
}

type Paint = keyof SocialColours
/** Paint at a point of a square of side 1. */
type Shape = (x: number, y: number) => Paint

const isWithin = (x: number, y: number, radius: number) => Math.hypot(x, y) <= radius

const leaf: Shape = (x, y) => (isWithin(x - 1, y, 1) && isWithin(x, y - 1, 1) ? 'action' : 'tile')
const disc: Shape = (x, y) => (isWithin(x - 0.5, y - 0.5, 0.32) ? 'accent' : 'tile')
const quarter: Shape = (x, y) => (isWithin(x, y, 1) ? 'action' : 'tile')

/** The logo: a roof over a person. */
const roof: Shape = (x, y) => {
  if (y <= 0.525 && isWithin(x - 0.5, y - 0.525, 0.45)) return 'action'
  return isWithin(x - 0.5, y - 0.775, 0.175) ? 'accent' : 'ground'
}

const turned =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(y, 1 - x)

const SQUARES: readonly (readonly Shape[])[] = [
  [disc, turned(leaf), turned(turned(quarter))],
  [quarter, disc, leaf],
  [leaf, turned(turned(turned(quarter))), disc],
]

function paintAt(x: number, y: number): Paint {
  const left = WIDTH - 3 * SIDE
  if (x >= left) {
    const shape = SQUARES[Math.floor(y / SIDE)]?.[Math.floor((x - left) / SIDE)] ?? disc
    return shape(((x - left) / SIDE) % 1, (y / SIDE) % 1)
  }
  const size = 1.5 * SIDE
  return roof((x - (left - size) / 2) / size, (y - (HEIGHT - size) / 2) / size)
}

const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16)
const pixelOf = (hex: string): Pixel => [channel(hex, 0), channel(hex, 1), channel(hex, 2)]

/** Draws a picture for shared links in the brand's colours: the mark and a pattern. A name would need a font. */
export function drawSocialPicture(colours: SocialColours): Uint8Array {
  const pixels = Object.fromEntries(
    Object.entries(colours).map(([name, hex]) => [name, pixelOf(hex)]),
  ) as Record<Paint, Pixel>
  return encodePng(WIDTH, HEIGHT, (column, row) => {
    const sum = [0, 0, 0] as [number, number, number]
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES
      const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
      const [red, green, blue] = pixels[paintAt(x, y)]
      sum[0] += red
      sum[1] += green
      sum[2] += blue
    }
    return [Math.round(sum[0] / 9), Math.round(sum[1] / 9), Math.round(sum[2] / 9)]
  })
}
