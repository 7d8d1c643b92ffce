import { ErroDeNegocio } from '@balcao/dominio/erros'
import { linkVale } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { resumirToken } from '../../acesso/tokens.ts'
import { itensDoOrcamento, type OrcamentoComPartes } from '../queries-detalhe.ts'
import { apresentarAoCliente } from './presenter.ts'
import { orcamentoDoLink, partesDoOrcamento } from './queries.ts'

/** The quote that somebody may see, as its customer does. */
export async function carregarParaCliente(
  banco: Executor,
  negocio: Negocio,
  encontrado: OrcamentoComPartes,
): Promise<OrcamentoDoCliente> {
  const { id } = encontrado.documento
  const [itens, partes] = await Promise.all([itensDoOrcamento(banco, id), partesDoOrcamento(banco, id)])
  return apresentarAoCliente(encontrado, itens, partes, negocio)
}

/** Unknown, expired and revoked are told alike: what a secret was is nobody's to learn. */
export async function carregarPeloLink(
  banco: Executor,
  negocio: Negocio,
  token: string,
  agora: Date,
): Promise<OrcamentoDoCliente> {
  const encontrado = await orcamentoDoLink(banco, resumirToken(token))
  if (!encontrado || !linkVale(encontrado.documento, agora))
    throw new ErroDeNegocio('LINK_DE_ORCAMENTO_INVALIDO')
  return carregarParaCliente(banco, negocio, encontrado)
}
