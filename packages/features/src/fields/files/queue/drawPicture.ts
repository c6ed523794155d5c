const LONGEST_SIDE = 3000
const QUALITY = 0.85
const WHITE = '#ffffff'

/**
 * A picture redrawn as a JPEG: the right way up, at most 3,000 px on its longer side, and without where and when it was
 * taken. Null where it cannot be drawn.
 */
export async function drawPicture(file: Blob): Promise<Blob | null> {
  const picture = await openPicture(file).catch(() => null)
  if (picture === null) return null
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    if (context === null) return null
    // A JPEG has no transparency: the clear parts of a PNG would become black.
    context.fillStyle = WHITE
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  } finally {
    picture.close()
  }
}

/** Decoded, and scaled where it is larger. */
async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = LONGEST_SIDE / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resizeWidth = Math.max(1, Math.round(whole.width * scale))
  const resizeHeight = Math.max(1, Math.round(whole.height * scale))
  try {
    return await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  } finally {
    whole.close()
  }
}
