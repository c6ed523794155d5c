import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    emptyOutDir: false,
    lib: { entry: 'src/client.js', formats: ['es'], fileName: 'client' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})
