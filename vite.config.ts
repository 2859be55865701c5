import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server is built together with its pages: built apart, each would hold its own copy of shared modules.
  environments: { ssr: { build: { rollupOptions: { input: 'src/server.ts' } } } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
