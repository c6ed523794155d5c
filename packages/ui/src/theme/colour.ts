type Triple = readonly [number, number, number]

function channels(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new RangeError(`Not a six-digit hex colour: ${hex}`)
  const [, red = '', green = '', blue = ''] = match
  return [Number.parseInt(red, 16) / 255, Number.parseInt(green, 16) / 255, Number.parseInt(blue, 16) / 255]
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function linearChannels(hex: string): Triple {
  const [red, green, blue] = channels(hex)
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

function toHex(linear: Triple): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

// Oklab keeps hue and perceived lightness steady while mixing. https://bottosson.github.io/posts/oklab/
function toOklab(hex: string): Triple {
  const [red, green, blue] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ])
}

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast ratio of two six-digit hex colours, 1 to 21 (WCAG 2.2, relative luminance).
 * @throws RangeError when a colour is not six-digit hex.
 */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` (0 to 1) of `other` mixed into `base`, in Oklab. */
export function mix(base: string, other: string, share: number): string {
  const from = toOklab(base)
  const to = toOklab(other)
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** The colour nearest to `colour`, on the way to `towards`, that reaches `ratio` on every one of `backgrounds`. */
export function readableOn(
  colour: string,
  backgrounds: readonly string[],
  towards: string,
  ratio: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share)
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate
  }
  return towards
}

/** The same hue at another perceived lightness (Oklab, 0 to 1), with chroma reduced near both ends. */
export function atLightness(hex: string, lightness: number): string {
  const [from, a, b] = toOklab(hex)
  const room = Math.min(1, (1 - Math.abs(2 * lightness - 1)) / Math.max(0.05, 1 - Math.abs(2 * from - 1)))
  return fromOklab([lightness, a * room, b * room])
}

/** A colour of this Oklab lightness and chroma, its hue `degrees` on from that of `hex`. */
export function turned(
  hex: string,
  degrees: number,
  { lightness, chroma }: { lightness: number; chroma: number },
): string {
  const [, a, b] = toOklab(hex)
  const hue = Math.atan2(b, a) + (degrees * Math.PI) / 180
  return fromOklab([lightness, Math.cos(hue) * chroma, Math.sin(hue) * chroma])
}
