import type { WallLabel } from '../catalogue/index.ts'
import { escapeHtml, SANS, SERIF } from './mail-style.ts'

/** A wall label as lines of HTML, its title leading to the page of the work; the price by itself. */
export function writeLabel(
  { title, artist, facts, price }: WallLabel,
  link: string,
  hasItalics: boolean,
): { lines: string[]; price: string } {
  const by = `<span class="ink" style="font:400 16px/1.5 ${SANS};color:#171614">${escapeHtml(artist)}</span>`
  const named = `<a class="ink" href="${escapeHtml(link)}" style="font:${hasItalics ? 'italic ' : ''}500 20px/1.35 ${SERIF};color:#171614">${escapeHtml(title)}</a>`
  const muted = facts.map(
    (fact) => `<span class="muted" style="font:400 14px/1.6 ${SANS};color:#5f5b54">${escapeHtml(fact)}</span>`,
  )
  const sum = `<span class="ink" style="font:400 16px/1.5 ${SANS};color:#171614">${escapeHtml(price)}</span>`
  return { lines: [by, named, ...muted], price: sum }
}

/** The same as plain text. */
export const writeLabelText = ({ title, artist, facts, price }: WallLabel, link: string): string =>
  [title, artist, ...facts, price, link].join('\n')
