import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The staff's app: a build of its own, so that visitors are not sent a byte of it. */
export default defineConfig({
  base: '/admin/',
  publicDir: false,
  plugins: [tailwindcss()],
  resolve: {
    // The site's own prose is shown in the preview; its links there lead nowhere that the storefront's router knows.
    alias: [{ find: /^.*\/navigation\/app-link\.tsx$/, replacement: '/src/backoffice/components/site-link.tsx' }],
  },
  build: {
    outDir: 'build/backoffice',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [
        'src/backoffice/main.tsx',
        // The frame in which a stranger's PDF is read, and the thread that reads it: neither shares anything with the app.
        'src/backoffice/pdf-reader/frame/frame.ts',
        'src/backoffice/pdf-reader/frame/thread.ts',
      ],
    },
  },
})
