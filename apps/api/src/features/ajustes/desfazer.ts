import type { ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { Sessao } from '../../sessao.ts'

type EntradaADesfazer = {
  /** Of the entry; the new one says that it takes this one back. */
  id: number
  entidadeId: string
  antes: ValoresDoAjuste | null
  depois: ValoresDoAjuste | null
}

/** The hands of a subject: write back what an entry says that was there, and refuse where something else is there by now. */
export type Desfazer = (
  caso: { tx: Tx; sessao: Sessao; autoria: Autoria },
  entrada: EntradaADesfazer,
) => Promise<void>
