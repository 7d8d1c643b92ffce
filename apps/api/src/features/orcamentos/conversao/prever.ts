import { createHash } from 'node:crypto'
import {
  escolhasForaDaFv,
  marcaQueNaoVende,
  marcaServe,
  type QuemVende,
} from '@balcao/dominio/configuracao-fv/quem-vende'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { type Decimal, multiplicar } from '@balcao/dominio/formatos/decimal'
import { foiCalculado, freteCobrado, porQueRecalcular } from '@balcao/dominio/fretes/calculado'
import { creditoDaVenda } from '@balcao/dominio/limites/credito-da-venda'
import { porAprovar } from '@balcao/dominio/orcamentos/aprovacoes'
import { atender, type LinhaAtendida } from '@balcao/dominio/orcamentos/atender'
import { type BloqueioPrevisto, bloqueiosDaVenda } from '@balcao/dominio/orcamentos/bloqueios-da-venda'
import type { PreviaDaConversao } from '@balcao/dominio/orcamentos/conversao'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { impedimentosDaConversao } from '@balcao/dominio/orcamentos/impedimentos'
import { bloqueiosDosExcessos, excessosDoOrcamento } from '@balcao/dominio/orcamentos/limites'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import {
  cupomDaParte,
  linhasDaParte,
  oQueResta,
  type ParteDaLinha,
  parteDaDespesa,
  problemasDaParte,
} from '@balcao/dominio/orcamentos/parte'
import {
  baseDaLinha,
  type LinhaAPrecificar,
  type OrcamentoPrecificado,
  precificarItem,
  precificarOrcamento,
} from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { problemaDoPrazo } from '@balcao/dominio/pedidos/prazo'
import type { Cupom } from '@balcao/dominio/precos/cupom'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import { margemDoDocumento } from '@balcao/dominio/precos/margem'
import { problemaDaNegociacao, usosDasNegociacoes } from '@balcao/dominio/precos/negociacao'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import { type UsoDaCampanha, usosDasCampanhas } from '@balcao/dominio/precos/uso-da-campanha'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { limitesDoCliente } from '../../limites/queries.ts'
import { encargosDe } from '../../pedidos/encargos.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { conferirCupom } from '../conteudo/conferir-cupom.ts'
import { type ContextoDoOrcamento, contextoDoOrcamento } from '../conteudo/contexto.ts'
import { mercadoriaDas, mercadoriaParaOCupom } from '../conteudo/gravar-conteudo.ts'
import { lerLinha, lerLinhaAosPrecosDeHoje } from '../conteudo/ler-linhas.ts'
import { type LinhaDeBrinde, linhasDosBrindes } from '../conteudo/linhas-dos-brindes.ts'
import { type LinhaMantida, prometidos } from '../conteudo/precos-mantidos.ts'
import { deQuemEh, exigirHorario } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { compradorDoOrcamento } from '../conteudo/queries-comprador.ts'
import { custosDosProdutos, type LinhaDoBanco } from '../conteudo/queries-linhas.ts'
import { recalcularFrete } from '../frete/recalcular.ts'
import {
  type ContaDoOrcamento,
  contaDoOrcamento,
  exigidoDaConta,
  fatoDaConta,
} from '../limites/conta-do-orcamento.ts'
import { fatosDoDocumento, linhasMedidas, regrasDosLimites } from '../limites/medir.ts'
import { problemasDasCampanhas } from './queries-campanhas.ts'
import { negociacoesGravadas } from './queries-negociacoes.ts'

export type Pergunta = { tx: Tx; sessao: Sessao; negocio: Negocio; agora: Date }

type LinhaFinal = (LinhaDigitada | LinhaDeBrinde) & LinhaMantida

type Previsao = {
  /** With the freight of what goes. */
  documento: OrcamentoDoBanco
  freteOrcado: string
  contexto: ContextoDoOrcamento
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  /** What the order would have: the lines that the stock serves, and the gifts they bring. */
  finais: readonly LinhaFinal[]
  precificado: OrcamentoPrecificado
  precificar: Precificador
  cupom: Cupom | null
  /** GES-03 In stock units, what it takes of each authorised price. */
  usos: ReadonlyMap<number, Decimal>
  /** GES-02 What it takes of each campaign. */
  usosDasCampanhas: ReadonlyMap<number, UsoDaCampanha>
  /** GES-03 Whether something of it may have been asked about already. */
  esperava: boolean
  margem: Decimal | null
  /** GES-08 The account that it moves. */
  conta: ContaDoOrcamento
  /** What it takes of it. */
  exigidoDaConta: Decimal
  bloqueios: readonly BloqueioPrevisto[]
  impedimentos: string[]
  precosMantidos: boolean
  faltas: readonly LinhaAtendida[]
  /** What stays in the quote, open; null where all of it becomes the order, whatever the stock serves. */
  resta: readonly LinhaDigitada[] | null
  precosMudados: PreviaDaConversao['precosMudados']
}
export type Previsto = Previsao & { assinatura: string }

/** VEN-02 The order that a quote, or a part of it, would become now, computed whole: what is shown before confirming is what is written after. */
export async function preverPedido(
  pergunta: Pergunta,
  orcado: OrcamentoDoBanco,
  gravadas: readonly LinhaDoBanco[],
  parte: readonly ParteDaLinha[] | null = null,
): Promise<Previsto> {
  const { tx, negocio, agora } = pergunta
  const { clienteId, filialId } = orcado
  const parametros = negocio.parametros(filialId)
  const hoje = hojeEm(agora)
  const contexto = await contextoDoOrcamento(tx, pergunta, orcado)
  const deQuem = await deQuemEh(tx, pergunta, orcado)
  const { dono } = deQuem
  const quem = deQuem.escreve ?? dono
  exigirHorario(quem, agora)
  const precosMantidos = parametros.orcamentoValidoMantemPreco && hoje <= orcado.dataValidade
  const escritas = gravadas
    .map(precosMantidos ? lerLinha : lerLinhaAosPrecosDeHoje)
    .filter(({ chave }) => !ehBrinde(chave))
  const produtos = await produtosNoEditor(
    tx,
    contexto,
    gravadas.map(({ produtoId }) => produtoId),
  )
  if (parte) {
    const campos = problemasDaParte(escritas, parte, produtos)
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  }
  const digitadas = parte ? linhasDaParte(escritas, parte) : escritas

  const precificarUmaVez = criarPrecificador(contexto.operacao, produtos)
  const deAntes = new Map(gravadas.map((linha) => [lerLinha(linha).chave, linha]))
  const promessa = precosMantidos ? await prometidos(tx, orcado.id) : null
  const manter = <L extends LinhaDigitada>(linha: L): L & LinhaMantida => ({
    ...linha,
    mantida: promessa?.porChave.get(linha.chave),
  })
  const linhas = digitadas.map(manter)
  const restante = new Map<number, Decimal>()
  const limite = { semLimite: parametros.vendeSemEstoque, restante }
  const atendidas = atender(linhas, produtos, limite)
  const servidas = atendidas.flatMap(({ linha, atendida }) =>
    atendida > 0 ? [atendida === linha.qtde ? linha : { ...linha, qtde: atendida }] : [],
  )
  const resta = parte && oQueResta(escritas, servidas)
  const ganhos = linhasDosBrindes(servidas, produtos, promessa?.promocoesDe).map(manter)
  const brindes = atender(ganhos, produtos, limite).flatMap(({ linha, atendida }) =>
    atendida > 0 ? [{ ...(linha as LinhaDeBrinde), qtde: atendida }] : [],
  )
  const finais: LinhaFinal[] = [...servidas, ...brindes].filter((linha) => precificarUmaVez(linha) !== null)
  const precificar = (cupom: Cupom | null, cobrado: OrcamentoDoBanco) =>
    precificarOrcamento(
      {
        itens: finais,
        produtos,
        operacao: contexto.operacao,
        cupom,
        ...encargosDe(cobrado),
      },
      precificarUmaVez,
    )
  const { mercadoria, paraOCupom } = precificar(null, orcado)
  const cobrado = resta?.length ? despesasDaParte(orcado, gravadas, mercadoria) : orcado
  const documento = await comFreteDoPedido(pergunta, cobrado, { finais, produtos, mercadoria })
  const conferido = await cupomDoPedido(pergunta, documento, paraOCupom)
  const cupom =
    conferido.cupom && resta?.length
      ? cupomDaParte(conferido.cupom, paraOCupom, mercadoriaParaOCupom(gravadas))
      : conferido.cupom
  const precificado = precificar(cupom, documento)
  const usos = usosDasNegociacoes(
    finais.map((linha) => ({
      negociacaoId: precificado.linhas.get(linha.chave)?.preco.negociacao?.id ?? null,
      unidades: unidadesDaLinha(linha, produtos),
    })),
  )
  const dasCampanhas = usosDasCampanhas(
    finais.map((linha) => ({
      beneficios: precificado.linhas.get(linha.chave)?.preco.beneficios ?? [],
      brindeDe: 'promocaoId' in linha ? linha.promocaoId : null,
      qtde: linha.qtde,
      unidades: unidadesDaLinha(linha, produtos),
      mercadoria: precificado.linhas.get(linha.chave)?.mercadoria ?? 0,
    })),
  )
  const margem = await margemDoPedido(pergunta, documento, { finais, precificado, produtos })
  const { pagamento } = contexto
  const medidas = linhasMedidas(finais, {
    precificado,
    produtos,
    gravada: (chave) => (precosMantidos ? deAntes.get(chave) : undefined),
    validacao: contexto.validacaoPreco,
  })
  const naConta = medidas.map((linha) => linha.naConta)
  const conta = await contaDoOrcamento(tx, { negocio, filialId }, orcado.colaboradorId, naConta)
  const excessos = excessosDoOrcamento(
    {
      ...fatosDoDocumento(
        {
          cupomDesconto: precificado.totais.descontoCupom.toFixed(2),
          percentualLucro: margem?.toFixed(2) ?? null,
          valorFrete: documento.valorFrete,
          freteEscolhido: documento.freteEscolhido,
        },
        contexto,
      ),
      conta: fatoDaConta(conta),
      linhas: medidas,
    },
    regrasDosLimites(deQuem),
  )
  const { vencimentoMaisAntigo, exposicao, ...comprador } = await compradorDoOrcamento(tx, clienteId)
  const daVenda = bloqueiosDaVenda(
    {
      motivoBloqueio: comprador.motivoBloqueio,
      maiorAtraso: vencimentoMaisAntigo === null ? 0 : Math.max(0, diasEntre(vencimentoMaisAntigo, hoje)),
      antecipada: pagamento.antecipada,
      credito: await creditoDoCliente(pergunta, documento, exposicao),
      vlTot: precificado.totais.vlTot,
    },
    {
      ...parametros,
      toleranciaDoLimite: dono.toleranciaDoLimite,
      casas: parametros.casasDecimaisDinheiro,
    },
  )
  const pendentes = porAprovar(excessos, documento.aprovacoes)
  // GES-08 Where the branch refuses, what the account does not cover is no order at all.
  const recusados = pendentes.filter(
    ({ tipo }) => tipo === 'CONTA_CORRENTE' && parametros.contaCorrenteSemSaldo === 'RECUSA',
  )
  const bloqueios = [
    ...daVenda,
    ...bloqueiosDosExcessos(pendentes.filter((excesso) => !recusados.includes(excesso))),
  ]
  const impedimentos = impedimentosDaConversao({
    ...comprador,
    linhas: digitadas.length,
    foraDeVenda: linhas
      .filter((linha) => precificarUmaVez(linha) === null)
      .flatMap(({ chave }) => deAntes.get(chave) ?? [])
      .map(({ codigo, descricao }) => `${codigo} · ${descricao}`),
    linhasAtendidas: finais.length,
    mercadoria: precificado.mercadoria,
    pedidoMinimo: dono.pedidoMinimo,
    casas: parametros.casasDecimaisDinheiro,
    cupom: conferido.problema,
    frete: porQueRecalcular(documento.freteEscolhido),
    prazo: problemaDoPrazo(pagamento.antecipada, pagamento.parcelas),
    negociacoes: await problemasDasNegociacoes(pergunta, documento, usos),
    campanhas: await problemasDasCampanhas(tx, clienteId, dasCampanhas),
    conta: recusados.map(({ texto }) => `${texto}.`),
    daForcaDeVendas: foraDaFv(
      orcado,
      quem,
      [...produtos.values()].filter(({ id }) => digitadas.some(({ idProd }) => idProd === id)),
    ),
  })
  const previsto: Previsao = {
    documento,
    freteOrcado: orcado.valorFrete,
    contexto,
    produtos,
    finais,
    precificado,
    precificar: precificarUmaVez,
    cupom,
    usos,
    usosDasCampanhas: dasCampanhas,
    esperava: pendentes.length > 0,
    margem,
    conta,
    exigidoDaConta: exigidoDaConta(conta, naConta),
    bloqueios,
    impedimentos,
    precosMantidos,
    faltas: atendidas.filter(({ linha, atendida }) => atendida < linha.qtde),
    resta: resta?.length ? resta : null,
    precosMudados: precosMudados(digitadas, deAntes, produtos, precificarUmaVez),
  }
  return { ...previsto, assinatura: assinar(previsto) }
}

/** GES-07 What was written before it was said, or by who may more: whoever makes an order of it may sell all of it. */
const foraDaFv = (
  orcado: OrcamentoDoBanco,
  quem: QuemVende,
  produtos: readonly ProdutoNoEditor[],
): string[] => [
  ...Object.values(
    escolhasForaDaFv(
      {
        idFil: orcado.filialId,
        idTabela: orcado.tabelaPrecoId,
        idPlano: orcado.planoPagamentoId,
        idCobranca: orcado.formaCobrancaId,
        idTransp: orcado.transportadoraId,
      },
      quem,
    ),
  ),
  ...new Set(
    produtos.filter(({ marca }) => !marcaServe(quem, marca)).map(({ marca }) => marcaQueNaoVende(marca)),
  ),
]

/** VEN-02 Freight that nobody calculated, and insurance: by the value of what goes. What was calculated is calculated again. */
function despesasDaParte(
  orcado: OrcamentoDoBanco,
  gravadas: readonly LinhaDoBanco[],
  mercadoria: Decimal,
): OrcamentoDoBanco {
  const doTodo = mercadoriaDas(gravadas)
  const { freteEscolhido, valorFrete, valorSeguro } = orcado
  const calculado = freteEscolhido !== null && foiCalculado(freteEscolhido)
  return {
    ...orcado,
    valorSeguro: parteDaDespesa(valorSeguro, mercadoria, doTodo).toFixed(2),
    valorFrete: calculado ? valorFrete : parteDaDespesa(valorFrete, mercadoria, doTodo).toFixed(2),
  }
}

/** FRE-01 For what the stock really serves: lighter than was quoted, it may cost less, and no longer go for nothing. */
async function comFreteDoPedido(
  pergunta: Pergunta,
  orcado: OrcamentoDoBanco,
  { finais, produtos, mercadoria }: Pick<Previsao, 'finais' | 'produtos'> & { mercadoria: Decimal },
): Promise<OrcamentoDoBanco> {
  const itens = () =>
    finais.flatMap((linha) => {
      const produto = produtos.get(linha.idProd)
      return produto ? [{ ...produto, quantidade: unidadesDaLinha(linha, produtos), fator: 1 }] : []
    })
  const levar = () => ({ itens: itens(), mercadoria })
  const frete = await recalcularFrete(pergunta, orcado, levar, { parte: true })
  const valorFrete = freteCobrado(orcado.valorFrete, orcado.freteEscolhido, frete).toFixed(2)
  return { ...orcado, valorFrete, freteEscolhido: frete }
}

type Precificador = (linha: LinhaAPrecificar) => LinhaPrecificada | null

/** The same line is asked about by what serves it, prices it, compares it and blocks it. */
function criarPrecificador(operacao: Operacao, produtos: ReadonlyMap<number, ProdutoNoEditor>): Precificador {
  const precificadas = new Map<LinhaDigitada, LinhaPrecificada | null>()
  return (linha) => {
    const lembrada = precificadas.get(linha)
    if (lembrada !== undefined) return lembrada
    const precificada = precificarItem(linha, produtos.get(linha.idProd), operacao)
    precificadas.set(linha, precificada)
    return precificada
  }
}

function precosMudados(
  linhas: readonly LinhaDigitada[],
  deAntes: ReadonlyMap<string, LinhaDoBanco>,
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
  precificar: Precificador,
) {
  return linhas.flatMap((linha) => {
    const produto = produtos.get(linha.idProd)
    const antes = deAntes.get(linha.chave)
    const hoje = precificar(linha)?.preco.precoFinal
    if (!produto || !antes || !hoje || hoje.equals(antes.valorUnitario)) return []
    return [
      {
        idExibicao: produto.idExibicao,
        descNF: produto.descricaocompleta,
        de: Number(antes.valorUnitario),
        para: hoje.toNumber(),
      },
    ]
  })
}

/** GES-03 Asked of the database again: a quote promises a price for longer than it may be had. */
async function problemasDasNegociacoes(
  { tx, agora }: Pergunta,
  { clienteId, planoPagamentoId }: OrcamentoDoBanco,
  usos: ReadonlyMap<number, Decimal>,
): Promise<string[]> {
  if (usos.size === 0) return []
  const gravadas = await negociacoesGravadas(tx, [...usos.keys()])
  return [...usos].flatMap(
    ([id, unidades]) =>
      problemaDaNegociacao(id, gravadas.get(id), {
        clienteId,
        planoId: planoPagamentoId,
        hoje: hojeEm(agora),
        unidades,
      }) ?? [],
  )
}

async function cupomDoPedido({ tx, agora }: Pergunta, documento: OrcamentoDoBanco, mercadoria: Decimal) {
  const { id: orcamentoId, cupomCodigo, clienteId, filialId } = documento
  if (cupomCodigo === null) return { cupom: null, problema: null }
  const conferido = await conferirCupom(tx, cupomCodigo, {
    orcamentoId,
    clienteId,
    filialId,
    mercadoria,
    hoje: hojeEm(agora),
  })
  return 'problema' in conferido
    ? { cupom: null, problema: conferido.problema }
    : { cupom: conferido.cupom, problema: null }
}

type DoPedido = Pick<Previsao, 'finais' | 'precificado' | 'produtos'>

async function margemDoPedido(
  { tx }: Pergunta,
  { filialId }: OrcamentoDoBanco,
  pedido: DoPedido,
): Promise<Decimal | null> {
  const ids = pedido.finais.map(({ idProd }) => idProd)
  const custos = new Map(
    (await custosDosProdutos(tx, { filialId, ids })).map(({ produtoId, custo }) => [produtoId, custo]),
  )
  return margemDoDocumento(
    pedido.finais.map((linha) => ({
      mercadoria: pedido.precificado.linhas.get(linha.chave)?.mercadoria ?? 0,
      custo: custos.get(linha.idProd) ?? null,
      unidades: unidadesDaLinha(linha, pedido.produtos),
      bonificado: linha.bonificado,
    })),
    pedido.precificado.totais.abatimentoCupom,
  )
}

/** In stock units. */
export const unidadesDaLinha = (
  linha: LinhaDigitada,
  produtos: ReadonlyMap<number, ProdutoNoEditor>,
): Decimal =>
  multiplicar(linha.qtde, baseDaLinha(linha, produtos.get(linha.idProd))?.embalagem.fator_conversao ?? 1)

/** CLI-03 What is left to the customer for this way of billing. */
async function creditoDoCliente(
  { tx, negocio }: Pergunta,
  { clienteId, filialId, formaCobrancaId }: OrcamentoDoBanco,
  exposicao: { titulosEmAberto: string; pedidosEmAberto: string },
) {
  const limites = await limitesDoCliente(tx, { clienteId })
  return creditoDaVenda({ idCobranca: formaCobrancaId, limites, exposicao }, negocio.parametros(filialId))
}

/** Of everything that whoever confirms was shown: an order is never other than its seller saw. */
function assinar(previsto: Previsao): string {
  const { finais, precificado, bloqueios, impedimentos, faltas } = previsto
  const visto = {
    versao: previsto.documento.versao,
    linhas: finais.map(({ chave, qtde }) => [chave, qtde, precificado.linhas.get(chave)?.vlTot.toFixed(2)]),
    total: precificado.totais.vlTot.toFixed(2),
    bloqueios: bloqueios.map(({ tipo }: BloqueioPrevisto) => tipo),
    impedimentos,
    faltas: faltas.map(({ linha, atendida }) => [linha.chave, atendida]),
    resta: previsto.resta?.map(({ chave, qtde }) => [chave, qtde]),
  }
  return createHash('sha256').update(JSON.stringify(visto)).digest('base64url')
}
