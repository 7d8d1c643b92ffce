import { type Autorizacoes, autorizacoesDoTipo } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Executor } from '../../platform/banco/conexao.ts'
import { decididasDosTipos } from './queries-quem-pode.ts'

/** PER-01 What each account type may do in this business, for whoever tells which of them may; who may is `lerQuemPode`. */
export async function autorizacoesPorTipo(banco: Executor): Promise<(conta: TipoDeUsuario) => Autorizacoes> {
  const decididas = await decididasDosTipos(banco)
  return (conta) =>
    autorizacoesDoTipo(
      conta,
      decididas.filter(({ tipo }) => tipo === conta),
    )
}
