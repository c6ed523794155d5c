import sharp from 'sharp'

const GAP = 16

interface Taken {
  readonly picture: Uint8Array
}

/** Writes pictures side by side into one file, their upper edges level. */
export async function joinPictures(file: string, taken: readonly Taken[]): Promise<void> {
  const sizes = await Promise.all(taken.map(({ picture }) => sharp(picture).metadata()))
  const lefts = sizes.map((_size, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width + GAP, 0),
  )
  await sharp({
    create: {
      width: sizes.reduce((sum, { width }) => sum + width + GAP, -GAP),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(
      taken.map(({ picture }, index) => ({ input: Buffer.from(picture), left: lefts[index] ?? 0, top: 0 })),
    )
    .png()
    .toFile(file)
}
