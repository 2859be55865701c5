import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server is built together with its pages: built apart, each would hold its own copy of shared modules.
    ssr: { build: { rollupOptions: { input: 'src/server.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Named by its language, so that a page can ask for its words before any script runs.
            chunkFileNames: ({ facadeModuleId }) => {
              const [, locale, area] = /messages\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
              const words = area === 'storefront' ? `words-${locale}` : `words-${locale}.${area}`
              return `assets/${locale ? words : '[name]'}-[hash].js`
            },
            // What every page needs comes in two files instead of twenty: the libraries, and our own shell.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/ },
                {
                  name: 'shell',
                  test: /src\/(contract|messages\/(fill|last-resort)|web\/(navigation|state\/(?!active)|components\/(?!prose|tabs|dialog|consent-video)|words|page-data|pages|storefront\/shell\/(?!sidebar|account-modal\.)))/,
                },
                // What the parts of the list share, and what the pages and modals around an account share: named one by one
                // in the list of routes they would weigh on every page.
                { name: 'list', test: /src\/web\/storefront\/artworks\/(filter-counts|list-query|shown-list)/ },
                { name: 'forms', test: /src\/web\/(forms|storefront\/access)/ },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
