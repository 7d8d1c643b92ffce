import type { CSSProperties } from 'react'
import { coresDoTom, type Tom } from '../tema/tons.ts'

/** What colours the border of a row or a card. */
export const corDaBorda = (tom: Tom | undefined) =>
  tom && { 'data-tom': tom, style: { '--cor-da-borda': coresDoTom(tom).solido } as CSSProperties }
