import { type Autorizacoes, autorizacoesDoTipo } from '@balcao/dominio/permissoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import type { Executor } from '../../platform/banco/conexao.ts'
import { permissao } from './tabelas.ts'

/** PER-01 What each account type may do in this business, for whoever must say who may. */
export async function autorizacoesPorTipo(banco: Executor): Promise<(conta: TipoDeUsuario) => Autorizacoes> {
  const excecoes = await banco
    .select({ tipo: permissao.tipo, acao: permissao.acao, autorizado: permissao.autorizado })
    .from(permissao)
  return (conta) =>
    autorizacoesDoTipo(
      conta,
      excecoes.filter(({ tipo }) => tipo === conta),
    )
}
