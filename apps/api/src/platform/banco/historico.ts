import type { Coisa } from '@balcao/dominio/coisas'
import { comandoFixo } from './comando-fixo.ts'
import type { Tx } from './conexao.ts'
import { historico } from './tabelas.ts'

/** Who acts, from where, in which request: the same for all that a request writes. */
export type Autoria = {
  agora: Date
  colaboradorId: number | null
  requisicao: string | null
  ip: string | null
  /** What the contract says to change: the events of the request say the same. */
  muda: readonly Coisa[]
  /** MES-10 Done by a rule and by nobody: what follows people's deeds does not follow it. */
  automatica?: true
}

/** What a row says of whoever changes it, in the columns of `auditoria`. */
export const deQuemMuda = ({ agora, colaboradorId }: Pick<Autoria, 'agora' | 'colaboradorId'>) => ({
  atualizadoEm: agora,
  atualizadoPor: colaboradorId,
})

export const deQuemCria = ({ agora, colaboradorId }: Pick<Autoria, 'agora' | 'colaboradorId'>) => ({
  criadoEm: agora,
  criadoPor: colaboradorId,
  ...deQuemMuda({ agora, colaboradorId }),
})

/** Nobody of the portal did it: a task, or somebody outside. */
export const doSistema = (agora: Date, muda: readonly Coisa[]): Autoria => ({
  agora,
  colaboradorId: null,
  requisicao: null,
  ip: null,
  muda,
})

export type Acontecimento = {
  entidade: string
  entidadeId: number | string
  acao: string
  dados?: Record<string, unknown>
}

type Entrada = Required<Omit<typeof historico.$inferInsert, 'id'>>

const inserir = comandoFixo((banco, entrada: Entrada) => {
  const { quando, colaboradorId, requisicao, ip, entidade, entidadeId, acao, dados } = entrada
  return banco
    .insert(historico)
    .values({ quando, colaboradorId, requisicao, ip, entidade, entidadeId, acao, dados })
})

/** The one writer of history; it takes a transaction, so that no change goes without its entry nor the reverse. */
export async function registrarHistorico(
  tx: Tx,
  autoria: Autoria,
  acontecimento: Acontecimento,
): Promise<void> {
  await inserir(tx, {
    quando: autoria.agora,
    colaboradorId: autoria.colaboradorId,
    requisicao: autoria.requisicao,
    ip: autoria.ip,
    entidade: acontecimento.entidade,
    entidadeId: String(acontecimento.entidadeId),
    acao: acontecimento.acao,
    dados: acontecimento.dados ?? null,
  })
}
