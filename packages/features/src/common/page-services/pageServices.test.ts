import { expect, it, vi } from 'vitest'
import { createPageServices } from './createPageServices.ts'
import { once } from './once.ts'

const config = { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: 'https://cdn.example' }

it('has nobody signed in where no identity service is configured', async () => {
  expect(await createPageServices(config).identity()).toBeNull()
})

it('opens each service once', async () => {
  const services = createPageServices(config)
  expect(await services.client()).toBe(await services.client())
})

it('loads again what could not be had', async () => {
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new Error('offline'))
  const part = once(load)
  await expect(part()).rejects.toThrow('offline')
  expect(await part()).toBe('there')
  expect(await part()).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})
