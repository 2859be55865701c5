import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The first of several processes has a file of its own beside the server's: vite.config.ts names them.
  serverBuildFile: '[name].js',
  // All languages share every page's file, so the whole list of routes is small and ships at once.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader are a few hundred bytes: one request for both beats two.
  splitRouteModules: false,
} satisfies Config
