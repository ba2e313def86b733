import type { Content } from 'pdfmake/interfaces.js'
import { type Chapter, chapters } from '../labels.ts'
import type { SplitRuns } from '../runs.ts'
import type { Facts } from '../sentences.ts'
import { colors } from './style.ts'

/** The input of every chapter. */
export type Report = Facts & { split: SplitRuns }

/** A chapter's title with its bookmark, on one page with the contents that follow. */
export const opening = (id: Chapter, ...following: Content[]): Content => ({
  stack: [
    { text: chapters[id], style: 'h1', id, outline: true, outlineExpanded: true },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 36, h: 2, color: colors.warning }],
      margin: [0, 4, 0, 4],
    },
    ...following,
  ],
  unbreakable: true,
})

export const lead = (text: string): Content => ({ text, style: 'lead' })
export const small = (text: string): Content => ({ text, style: 'small' })

/** A title in the head of a table: `Autenticación  ·  WSTG-ATHN  ·  3 elementos`. */
export const band = ({ split }: Report, parts: (string | null)[]): Content => ({
  text: split(parts.filter((part) => part !== null).join('  ·  '), { characters: 100, lines: 1 })
    .text,
  style: 'band',
})
