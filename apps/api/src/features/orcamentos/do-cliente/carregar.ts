import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { linkVale } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { resumirToken } from '../../acesso/sessoes.ts'
import { comCupomDeHoje } from '../conteudo/cupom-de-hoje.ts'
import { exigirDentroDosLimites } from '../limites/conferir.ts'
import { itensDoOrcamento, type OrcamentoComPartes } from '../nucleo/queries-detalhe.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { apresentarAoCliente } from './presenter.ts'
import { orcamentoDoLink } from './queries.ts'

/** The quote that somebody may see, as its customer does; one that they accepted stays as they did. */
export async function carregarParaCliente(
  banco: Executor,
  negocio: Negocio,
  encontrado: OrcamentoComPartes,
  agora: Date,
): Promise<OrcamentoDoCliente> {
  const { id, aceitoEm } = encontrado.documento
  const [itens, partes] = await Promise.all([itensDoOrcamento(banco, id), partesDoOrcamento(banco, id)])
  const vendidos = itens.map(({ item }) => item).filter(({ removido }) => !removido)
  const { documento } =
    aceitoEm === null
      ? await comCupomDeHoje(banco, encontrado.documento, vendidos, hojeEm(agora))
      : encontrado
  return apresentarAoCliente({ ...encontrado, documento }, itens, partes, negocio)
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
  await exigirDentroDosLimites(banco, { negocio, agora }, encontrado.documento, 'cliente')
  return carregarParaCliente(banco, negocio, encontrado, agora)
}
