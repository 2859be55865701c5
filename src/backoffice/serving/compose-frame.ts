import type { Manifest } from './compose-shell.ts'

const FOLDER = 'src/backoffice/pdf-reader/frame'

/** The empty document in which a stranger's PDF is read. */
export function composeFrame(manifest: Manifest): string {
  const [frame, thread] = [manifest[`${FOLDER}/frame.ts`], manifest[`${FOLDER}/thread.ts`]]
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>PDF</title>',
    ...(frame?.css ?? []).map((file) => `<link rel="stylesheet" href="/admin/${file}">`),
    `<link rel="modulepreload" data-thread href="/admin/${thread?.file ?? ''}">`,
    `<script type="module" src="/admin/${frame?.file ?? ''}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
  ].join('\n')
}

/**
 * What may happen in there: our own scripts read what they are handed. It has no origin, asks nobody, opens and leads
 * nowhere; and nobody but our own pages may have it in them.
 */
export const framePolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    // A thread without an origin knows no self.
    `script-src 'self' ${publicUrl}/admin/assets/`,
    "style-src 'self'",
    // The thread begins as a line of ours that fetches its file.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
