interface Size {
  readonly width: number
  readonly height: number
}

/** Figures as the points of a line from left to right, the highest possible one at the top. */
export function linePoints(figures: readonly number[], most: number, { width, height }: Size): string {
  const gap = figures.length > 1 ? width / (figures.length - 1) : 0
  return figures
    .map((figure, index) => `${round(index * gap)},${round(height - (figure / most) * height)}`)
    .join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10
