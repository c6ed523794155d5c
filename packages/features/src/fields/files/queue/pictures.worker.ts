import { drawPicture } from './drawPicture.ts'

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await drawPicture(data).catch(() => null))
})
