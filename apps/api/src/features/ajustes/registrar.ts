import type { AssuntoAjustado, ValoresDoAjuste } from '@balcao/dominio/ajustes/assuntos'
import { CANAL_DOS_AJUSTES, type EventosDosAjustes } from '@balcao/dominio/ajustes/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

export type Ajuste = {
  assunto: AssuntoAjustado
  /** Which one, so that its history is found. */
  id: number | string
  /** What it was called then. */
  nome: string
  /** Null before it existed, or after it ceased to. */
  antes: ValoresDoAjuste | null
  depois: ValoresDoAjuste | null
  /** The entry that this one takes back. */
  desfaz?: number
}

const AJUSTOU = 'ajuste-mudou' satisfies keyof EventosDosAjustes

/** ADM-01 The one writer of what was set: its entry in the audit, and the news to every open window, with the change itself. */
export async function registrarAjuste(tx: Tx, autoria: Autoria, ajuste: Ajuste): Promise<void> {
  const { assunto, id, nome, antes, depois, desfaz } = ajuste
  await registrarHistorico(tx, autoria, {
    entidade: assunto,
    entidadeId: id,
    acao:
      desfaz !== undefined ? 'DESFAZER' : antes === null ? 'CRIAR' : depois === null ? 'EXCLUIR' : 'ALTERAR',
    dados: { nome, antes, depois, ...(desfaz !== undefined && { desfaz }) },
  })
  await publicar(tx, { canal: CANAL_DOS_AJUSTES, evento: AJUSTOU, dados: { assunto }, muda: autoria.muda })
}
