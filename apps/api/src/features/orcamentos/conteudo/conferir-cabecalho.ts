import { escolhasForaDaFv, type QuemVende } from '@balcao/dominio/configuracao-fv/quem-vende'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { CabecalhoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { problemaDaValidade } from '@balcao/dominio/orcamentos/validade'
import { type Autorizacoes, pode } from '@balcao/dominio/permissoes'
import { tabelaServe } from '@balcao/dominio/precos/tabela-da-venda'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { orcamento } from '../nucleo/tabelas.ts'
import {
  cobrancasAtivas,
  enderecosDoCliente,
  type OrcamentoDoBanco,
  planosOferecidos,
  tabelasParaCliente,
  tiposDeFrete,
  transportadoraExiste,
} from './queries-cabecalho.ts'

type Colunas = Partial<typeof orcamento.$inferInsert>
type Quando = { hoje: string; autorizacoes: Autorizacoes; quem: QuemVende }
type Conferido = { colunas: Colunas; campos: Record<string, string> }

const COLUNA_DA_ESCOLHA = {
  idTabela: 'tabelaPrecoId',
  idPlano: 'planoPagamentoId',
  idCobranca: 'formaCobrancaId',
  idTransp: 'transportadoraId',
} as const satisfies Partial<Record<keyof CabecalhoDoOrcamento, keyof Colunas>>

const vazioENulo = (texto: string | null) => texto || null

/** VEN-02 What the header becomes, or what is wrong with each field; what did not change is not asked about. */
export async function conferirCabecalho(
  tx: Tx,
  atual: OrcamentoDoBanco,
  novo: { [C in Exclude<keyof CabecalhoDoOrcamento, 'frete'>]?: CabecalhoDoOrcamento[C] | undefined },
  { hoje, autorizacoes, quem }: Quando,
): Promise<Conferido> {
  const colunas: Colunas = {}
  const campos: Record<string, string> = {}
  const recusar = (campo: keyof CabecalhoDoOrcamento, mensagem: string = MENSAGENS.invalido) => {
    campos[`cabecalho.${campo}`] = mensagem
  }
  if (novo.dtVal !== undefined && novo.dtVal !== atual.dataValidade) {
    const problema = problemaDaValidade(novo.dtVal, {
      hoje,
      atual: atual.dataValidade,
      dias: quem.diasDeValidade,
      podeProrrogar: pode(autorizacoes, 'ORCAMENTO_PRORROGAR'),
    })
    if (problema) recusar('dtVal', problema)
    else colunas.dataValidade = novo.dtVal
  }
  if (novo.idTabela !== undefined && novo.idTabela !== atual.tabelaPrecoId) {
    const tabelas = await tabelasParaCliente(tx, { clienteId: atual.clienteId })
    const escolhida = tabelas.find(({ id }) => id === novo.idTabela)
    if (!escolhida) recusar('idTabela')
    else if (!tabelaServe(escolhida, autorizacoes)) recusar('idTabela', MENSAGENS.tabelaDeOutroCliente)
    else colunas.tabelaPrecoId = novo.idTabela
  }
  if (novo.idPlano !== undefined && novo.idPlano !== atual.planoPagamentoId) {
    if (temId(await planosOferecidos(tx, { hoje, atual: 0 }), novo.idPlano))
      colunas.planoPagamentoId = novo.idPlano
    else recusar('idPlano')
  }
  if (novo.idCobranca !== undefined && novo.idCobranca !== atual.formaCobrancaId) {
    const cobranca = (await cobrancasAtivas(tx, {})).find(({ id }) => id === novo.idCobranca)
    if (!cobranca) recusar('idCobranca')
    else Object.assign(colunas, { formaCobrancaId: cobranca.id, taxaFixa: cobranca.taxaFixa })
  }
  if (novo.idTipoFrete !== undefined && novo.idTipoFrete !== atual.tipoFreteId) {
    if (temId(await tiposDeFrete(tx, {}), novo.idTipoFrete)) colunas.tipoFreteId = novo.idTipoFrete
    else recusar('idTipoFrete')
  }
  if (novo.idTransp !== undefined && novo.idTransp !== atual.transportadoraId) {
    if (novo.idTransp === null || (await transportadoraExiste(tx, novo.idTransp)))
      colunas.transportadoraId = novo.idTransp
    else recusar('idTransp')
  }
  if (novo.idEndereco !== undefined && novo.idEndereco !== atual.enderecoEntregaId) {
    const doCliente = await enderecosDoCliente(tx, { clienteId: atual.clienteId })
    if (novo.idEndereco === null || temId(doCliente, novo.idEndereco))
      colunas.enderecoEntregaId = novo.idEndereco
    else recusar('idEndereco')
  }
  const mudadas = {
    idTabela: colunas.tabelaPrecoId,
    idPlano: colunas.planoPagamentoId,
    idCobranca: colunas.formaCobrancaId,
    idTransp: colunas.transportadoraId,
  }
  for (const [campo, problema] of Object.entries(escolhasForaDaFv(mudadas, quem))) {
    recusar(campo as keyof typeof mudadas, problema)
    delete colunas[COLUNA_DA_ESCOLHA[campo as keyof typeof mudadas]]
  }
  if (novo.ordComp !== undefined) colunas.ordemCompra = vazioENulo(novo.ordComp)
  if (novo.obsEntrega !== undefined) colunas.observacaoEntrega = vazioENulo(novo.obsEntrega)
  if (novo.obsPedido !== undefined) colunas.observacaoPedido = vazioENulo(novo.obsPedido)
  if (novo.obsCliente !== undefined) colunas.observacaoCliente = vazioENulo(novo.obsCliente)
  if (novo.vlFrete !== undefined) colunas.valorFrete = novo.vlFrete.toFixed(2)
  if (novo.vlSeguro !== undefined) colunas.valorSeguro = novo.vlSeguro.toFixed(2)
  return { colunas, campos }
}

const temId = (opcoes: readonly { id: number }[], procurado: number) =>
  opcoes.some(({ id }) => id === procurado)
