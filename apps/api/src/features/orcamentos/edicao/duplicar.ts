import { randomUUID } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { duplicarOrcamento, type LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import { baseDaLinha, precificarItem } from '@balcao/dominio/orcamentos/precificar'
import { problemasDaLinha, type RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import { rota } from '../../../rota.ts'
import { filiaisDoCliente } from '../../clientes/queries.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { conferirCabecalho } from '../conteudo/conferir-cabecalho.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { descontoMaximo } from '../conteudo/desconto-maximo.ts'
import { calcular, gravarConteudo } from '../conteudo/gravar-conteudo.ts'
import { lerLinhaAosPrecosDeHoje } from '../conteudo/ler-linhas.ts'
import { type OrcamentoDoBanco, travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { type LinhaDoBanco, linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { conferirLimites } from '../limites/depois-da-mudanca.ts'
import { comecarOrcamento, type Escrita } from './comecar.ts'

export const rotaDuplicarOrcamento = rota(duplicarOrcamento, async ({ params, ...resto }) => {
  const escrita: Escrita = resto
  const { tx, sessao, negocio, autoria, agora } = escrita
  const original = await travarOrcamento(tx, sessao, params.id)
  if (!original) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const novo = await comecarOrcamento(escrita, {
    idCli: original.clienteId,
    ...(await filialDoOriginal(escrita, original)),
    deOnde: { duplicado: original.id },
  })
  // What is no longer offered stays as a new quote has it.
  const { colunas } = await conferirCabecalho(tx, novo, cabecalhoCopiado(original), {
    hoje: hojeEm(agora),
    autorizacoes: sessao.autorizacoes,
    diasDeValidade: negocio.parametros(novo.filialId).orcamentoDiasValidade,
  })
  const documento = await mudarOrcamento(tx, novo.id, colunas, autoria)
  const contexto = await contextoDoOrcamento(tx, escrita, documento)
  const linhas = (await linhasDoOrcamento(tx, { id: original.id })).filter(
    ({ chave }) => chave === null || !ehBrinde(chave),
  )
  const produtos = await produtosNoEditor(
    tx,
    contexto,
    linhas.map(({ produtoId }) => produtoId),
  )
  const vendavel = (linha: LinhaDoBanco) =>
    baseDaLinha({ idEmb: linha.embalagemId }, produtos.get(linha.produtoId)) !== null
  const parametros = negocio.parametros(documento.filialId)
  const regras = { ...parametros, descontoMaximo: descontoMaximo(parametros, sessao) }
  const conteudo = {
    documento,
    contexto,
    atuais: [],
    finais: linhas
      .filter(vendavel)
      .map((linha) => copiarLinha(linha, produtos.get(linha.produtoId), contexto.operacao, regras)),
    tocado: () => true,
    promessa: null,
    cupom: null,
  }
  const calculado = await calcular(tx, conteudo)
  const totais = await gravarConteudo(tx, conteudo, calculado)
  const { aprovacoes } = conferirLimites(escrita, novo, {
    conteudo,
    calculado,
    totais: { ...totais, valorFrete: documento.valorFrete, freteEscolhido: documento.freteEscolhido },
  })
  await mudarOrcamento(tx, novo.id, { ...totais, aprovacoes }, autoria)
  return {
    id: novo.id,
    foraDeLinha: linhas
      .filter((linha) => !vendavel(linha))
      .map(({ codigo, produtoId }) =>
        [codigo, produtos.get(produtoId)?.descricaocompleta].filter(Boolean).join(' · '),
      ),
  }
})

/** The same branch, where it still serves the customer and is the session's to sell from. */
async function filialDoOriginal({ tx, sessao }: Escrita, { clienteId, filialId }: OrcamentoDoBanco) {
  const atende = (await filiaisDoCliente(tx, clienteId)).some(({ id }) => id === filialId)
  return atende && (sessao.veTudo || sessao.filiais.includes(filialId)) ? { idFil: filialId } : {}
}

/** The purchase order, the coupon and the freight that was quoted belong to the other one. */
const cabecalhoCopiado = (original: OrcamentoDoBanco) => ({
  ...(original.tabelaPrecoId !== null && { idTabela: original.tabelaPrecoId }),
  idPlano: original.planoPagamentoId,
  idCobranca: original.formaCobrancaId,
  idTipoFrete: original.tipoFreteId,
  idTransp: original.transportadoraId,
  idEndereco: original.enderecoEntregaId,
  vlSeguro: Number(original.valorSeguro),
  obsEntrega: original.observacaoEntrega,
  obsPedido: original.observacaoPedido,
  obsCliente: original.observacaoCliente,
})

/** At today's prices: only what somebody typed is kept, and of that only what whoever copies may give. */
function copiarLinha(
  original: LinhaDoBanco,
  produto: ProdutoNoEditor | undefined,
  operacao: Operacao,
  regras: RegrasDaLinha,
): LinhaDigitada {
  const { idProd, idEmb, qtde, desconto, precoDigitado, bonificado } = lerLinhaAosPrecosDeHoje(original)
  const linha = {
    chave: randomUUID(),
    idProd,
    idEmb,
    qtde,
    desconto,
    precoDigitado,
    bonificado,
  }
  const problemas = problemasDaLinha(linha, produto, precificarItem(linha, produto, operacao), regras)
  return {
    ...linha,
    ...(problemas.desconto && { desconto: null }),
    ...(problemas.precoDigitado && { precoDigitado: null }),
  }
}
