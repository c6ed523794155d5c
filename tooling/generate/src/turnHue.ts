type Triple = readonly [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance([red, green, blue]: Triple): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

function fromHsl(hue: number, saturation: number, lightness: number): Triple {
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const swing = saturation * Math.min(lightness, 1 - lightness)
    return lightness - swing * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

const channelsOf = (hex: string): Triple => [at(hex, 1), at(hex, 3), at(hex, 5)]
const at = (hex: string, index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255

/** The hue of a six-digit hex colour in degrees, 0 to 360; 0 for grey. */
export function hueOf(hex: string): number {
  const colour = channelsOf(hex)
  const [red, green, blue] = colour
  const most = Math.max(...colour)
  const range = most - Math.min(...colour)
  if (range === 0) return 0
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (60 * sector + 360) % 360
}

/**
 * A six-digit hex colour at another hue and the same luminance, so that it contrasts with others as before.
 * @param degrees 0 to 360
 */
export function turnHue(hex: string, degrees: number): string {
  const colour = channelsOf(hex)
  const most = Math.max(...colour)
  const range = most - Math.min(...colour)
  if (range === 0) return hex
  const hue = (hueOf(hex) + degrees) % 360
  const saturation = range / (1 - Math.abs(2 * most - range - 1))
  let low = 0
  let high = 1
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2
    if (luminance(fromHsl(hue, saturation, middle)) < luminance(colour)) low = middle
    else high = middle
  }
  const digits = fromHsl(hue, saturation, low).map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}
