import type { ReactNode } from 'react'

import { HEADING, isOwnPlace, splitBlocks, splitLinks } from '../../contract/content/prose.ts'
import { AppLink } from '../navigation/app-link.tsx'

/**
 * Text as staff write it: paragraphs apart by a blank line, `## ` headings, `- ` lists, `[words](/place)` links.
 * Everything becomes elements, nothing becomes markup.
 */
export function Prose({ text }: { text: string }) {
  return (
    <div className="max-w-[65ch] space-y-4 text-body">
      {splitBlocks(text).map((block, index) => (
        <Block key={index} text={block} />
      ))}
    </div>
  )
}

function Block({ text }: { text: string }) {
  if (text.startsWith(HEADING)) return <h2 className="pt-8 font-display text-title">{text.slice(3)}</h2>
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{withLinks(line.slice(2))}</li>
        ))}
      </ul>
    )
  }
  return <p>{withLinks(text)}</p>
}

function withLinks(text: string): ReactNode[] {
  return splitLinks(text).map((part, at, parts) =>
    at % 3 === 0 ? (
      part
    ) : at % 3 === 1 ? (
      <ProseLink key={at} to={parts[at + 1] ?? ''}>
        {part}
      </ProseLink>
    ) : null,
  )
}

function ProseLink({ to, children }: { to: string; children: string }) {
  const className = 'underline decoration-line underline-offset-4 hover:decoration-ink'
  if (isOwnPlace(to)) {
    return (
      <AppLink className={className} to={to}>
        {children}
      </AppLink>
    )
  }
  // Anything but these could run a script.
  return /^(https?:|mailto:|tel:)/.test(to) ? (
    <a className={className} href={to}>
      {children}
    </a>
  ) : (
    children
  )
}
