import type { Content } from 'pdfmake/interfaces.js'
import { categoryLabel, outsideCategory } from '../labels.ts'
import type { SplitRuns } from '../runs.ts'
import type { Facts } from '../sentences.ts'
import type { CategoryItems } from '../summary.ts'
import { colors } from './style.ts'

/** What every chapter is written from. */
export type Report = Facts & { split: SplitRuns }

/** Chapters in their order, with the names of their destinations and bookmarks. */
export const chapters = {
  summary: { id: 'resumen', title: '1. Resumen' },
  counts: { id: 'recuentos', title: '2. Elementos por estado y severidad' },
  coverage: { id: 'cobertura', title: '3. Cobertura del catálogo WSTG' },
  conflicts: { id: 'conflictos', title: '4. Conflictos' },
  pending: { id: 'pendientes', title: '5. Elementos pendientes de sincronizar' },
  detail: { id: 'detalle', title: '6. Detalle por categoría' },
  log: { id: 'registro', title: '7. Registro de sincronización' },
  uncovered: { id: 'anexo-a', title: 'Anexo A. Comprobaciones sin elemento' },
  notes: { id: 'anexo-b', title: 'Anexo B. Notas completas' },
} as const

type Chapter = (typeof chapters)[keyof typeof chapters]

/** A chapter's title with its rule, destination and bookmark, on one page with what follows in the same block. */
export const opening = (
  { id, title }: Chapter,
  following: Content[],
  place: 'flow' | 'new-page' | 'section' = 'flow',
): Content => ({
  stack: [
    { text: title, style: 'h1', id, outline: true, outlineExpanded: true },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 36, h: 2, color: colors.warning }],
      margin: [0, 4, 0, 4],
    },
    ...following,
  ],
  unbreakable: true,
  margin: [0, place === 'flow' ? 22 : 0, 0, 0],
  ...(place === 'new-page' ? { pageBreak: 'before' } : {}),
})

export const lead = (text: string): Content => ({ text, style: 'lead' })

export const categoryTitle = ({ category }: CategoryItems): string =>
  category === null ? outsideCategory : categoryLabel(category)

/** The title in the head of a category's table: `Autenticación  ·  WSTG-ATHN  ·  3 elementos`. */
export const band = ({ split }: Report, parts: (string | null)[]): Content => ({
  text: split(parts.filter((part) => part !== null).join('  ·  '), { characters: 100, lines: 1 })
    .text,
  style: 'band',
})
