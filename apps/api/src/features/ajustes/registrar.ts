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
  /** What was done, where that is more than a change of values. */
  acao?: string
  /** What choices were called then, by field and value. */
  nomes?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const AJUSTOU = 'ajuste-mudou' satisfies keyof EventosDosAjustes

/** ADM-01 The one writer of what was set: its entry in the audit, and the news to every open window, with the change itself. */
export async function registrarAjuste(tx: Tx, autoria: Autoria, ajuste: Ajuste): Promise<void> {
  const { assunto, id, nome, antes, depois, desfaz, acao, nomes } = ajuste
  await registrarHistorico(tx, autoria, {
    entidade: assunto,
    entidadeId: id,
    acao: desfaz === undefined ? (acao ?? verboDe(ajuste)) : 'DESFAZER',
    dados: {
      nome,
      antes,
      depois,
      ...(nomes && Object.keys(nomes).length > 0 && { nomes }),
      ...(desfaz !== undefined && { desfaz }),
    },
  })
  await publicar(tx, { canal: CANAL_DOS_AJUSTES, evento: AJUSTOU, dados: { assunto }, muda: autoria.muda })
}

function verboDe({ antes, depois }: Ajuste): string {
  if (antes === null) return 'CRIAR'
  return depois === null ? 'EXCLUIR' : 'ALTERAR'
}
