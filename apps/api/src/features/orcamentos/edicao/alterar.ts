import { marcaServe, type QuemVende } from '@balcao/dominio/configuracao-fv/quem-vende'
import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import {
  foiCalculado,
  freteCobrado,
  mudancaDoFrete,
  porQueRecalcular,
} from '@balcao/dominio/fretes/calculado'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { alterarOrcamento, type LinhaGravada } from '@balcao/dominio/orcamentos/edicao'
import { aplicarMudancas, ehBrinde, produtosTocados, soOQueMudou } from '@balcao/dominio/orcamentos/mudancas'
import { problemasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import { problemaDoPrazo } from '@balcao/dominio/pedidos/prazo'
import { alemDaNegociacao, usosDasNegociacoes } from '@balcao/dominio/precos/negociacao'
import { alemDaCampanha, usosDasCampanhas } from '@balcao/dominio/precos/uso-da-campanha'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { eventoDoCliente } from '../../clientes/anunciar.ts'
import { margemParaASessao } from '../../pedidos/margem-para-a-sessao.ts'
import { conferirCabecalho } from '../conteudo/conferir-cabecalho.ts'
import { conferirCupom } from '../conteudo/conferir-cupom.ts'
import { type ContextoDoOrcamento, contextoDoOrcamento } from '../conteudo/contexto.ts'
import { diferencas, mudancasDasLinhas } from '../conteudo/descrever-mudanca.ts'
import {
  type Calculado,
  type Conteudo,
  calcular,
  gravarConteudo,
  partesDoConteudo,
  tributaOFrete,
} from '../conteudo/gravar-conteudo.ts'
import { lerLinha, lerLinhaAosPrecosDeHoje } from '../conteudo/ler-linhas.ts'
import { prometidosUmaVez } from '../conteudo/precos-mantidos.ts'
import { camposQueRepreciam, exigirCiencia } from '../conteudo/precos-que-mudariam.ts'
import { deQuemEh, exigirHorario } from '../conteudo/quem-vende.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { linhasComChave, linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { levadoPelasPartes } from '../frete/carga.ts'
import { escolherFrete } from '../frete/escolher.ts'
import { recalcularFrete } from '../frete/recalcular.ts'
import { acompanharExcessos } from '../limites/acompanhar.ts'
import { contaNoEditor } from '../limites/conta-do-orcamento.ts'
import { conferirLimites } from '../limites/depois-da-mudanca.ts'
import { apresentarExcessos } from '../limites/presenter.ts'
import { eventoDoOrcamento } from '../nucleo/anunciar.ts'
import { apresentarCabecalho, apresentarTotais } from './presenter.ts'

type Corpo = ValorDe<typeof alterarOrcamento, 'corpo'>
type Escrita = { tx: Tx; negocio: Negocio; sessao: Sessao; agora: Date; autoria: Autoria }

export const rotaAlterarOrcamento = rota(alterarOrcamento, async ({ params, corpo, ...resto }) => {
  const escrita: Escrita = resto
  const { tx, sessao, negocio, agora, autoria } = escrita
  const antes = await travarOrcamento(tx, sessao, params.id)
  if (!antes) throw new ErroDeNegocio('NAO_ENCONTRADO')
  if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  if (porQueSoLeitura(antes)) throw new ErroDeNegocio('ORCAMENTO_ENCERRADO')

  const deQuem = await deQuemEh(tx, escrita, antes)
  const quem = deQuem.escreve ?? deQuem.dono
  exigirHorario(quem, agora)

  const { frete: pedido, ...cabecalho } = corpo.cabecalho
  const conferido = await conferirCabecalho(tx, antes, cabecalho, {
    hoje: hojeEm(agora),
    autorizacoes: sessao.autorizacoes,
    quem,
  })
  const doFrete = escolherFrete(escrita, antes, corpo.cabecalho)
  const colunas = { ...conferido.colunas, ...doFrete.colunas }
  const deAntes =
    'tabelaPrecoId' in colunas || 'enderecoEntregaId' in colunas
      ? await contextoDoOrcamento(tx, escrita, antes)
      : null
  // The header first: by which table and to which state is asked of the database.
  const documento =
    Object.keys(colunas).length > 0 ? await mudarOrcamento(tx, antes.id, colunas, autoria) : antes
  const contexto = await contextoDoOrcamento(tx, escrita, documento)
  const atuais = await linhasComChave(tx, antes.id)
  const comCupom = corpo.cabecalho.cupom === undefined ? antes.cupomCodigo : corpo.cabecalho.cupom || null
  const repreciam = camposQueRepreciam(
    { documento: antes, contexto: deAntes ?? contexto },
    { documento, contexto },
  )
  const tudo = comCupom !== null || antes.cupomCodigo !== null || repreciam.length > 0
  const tocados = produtosTocados(atuais.map(lerLinha), corpo)
  // Another place is taxed otherwise; another day or another table asks for the price itself again.
  const aosDeHoje = repreciam.some((campo) => campo !== 'idEndereco')
  const conteudo: Conteudo = {
    documento,
    contexto,
    atuais,
    finais: aplicarMudancas(atuais.map(aosDeHoje ? lerLinhaAosPrecosDeHoje : lerLinha), corpo),
    tocado: (idProd) => tudo || tocados.has(idProd),
    promessa: aosDeHoje
      ? null
      : { mudancas: soOQueMudou(atuais.map(lerLinha), corpo), ler: prometidosUmaVez(tx, antes.id) },
    cobradoAntes: antes,
    cupom: null,
  }
  const semCupom = await calcular(tx, conteudo)
  recusarSemVenda(semCupom, corpo, repreciam.length > 0)
  const frete = await recalcularFrete(escrita, documento, () =>
    levadoPelasPartes(tx, partesDoConteudo(semCupom)),
  )
  const problemas = {
    ...conferido.campos,
    ...doFrete.campos,
    ...problemaDoPagamento(corpo, contexto),
    ...problemasDasLinhas(negocio, quem, corpo, conteudo, semCupom),
  }
  if (pedido && frete && foiCalculado(frete) && frete.desatualizado === 'NAO_ATENDE')
    problemas['cabecalho.frete'] = porQueRecalcular(frete) ?? MENSAGENS.invalido
  const cupom = await cupomDe(escrita, comCupom, conteudo, semCupom)
  const problemaDoCupom = 'problema' in cupom ? cupom.problema : null
  // Refused to whoever types it now; one that served when it was typed does not hold back what is changed beside it.
  if (problemaDoCupom && corpo.cabecalho.cupom !== undefined) problemas['cabecalho.cupom'] = problemaDoCupom
  if (Object.keys(problemas).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: problemas })

  const valorFrete = freteCobrado(documento.valorFrete, documento.freteEscolhido, frete).toFixed(2)
  const valendo = {
    ...conteudo,
    documento: { ...documento, valorFrete },
    cupom: 'problema' in cupom ? null : cupom.cupom,
  }
  const outroFrete = valorFrete !== documento.valorFrete
  const refaz = valendo.cupom !== null || (outroFrete && (await tributaOFrete(tx, valendo, semCupom)))
  const calculado = refaz ? await calcular(tx, valendo) : semCupom
  const totais = await gravarConteudo(tx, valendo, calculado)
  const precos = exigirCiencia({
    campos: repreciam,
    antes,
    atuais,
    corpo,
    produtosTocados: tocados,
    calculado,
    totais,
    // A freight that was chosen or typed now is its own.
    valorFrete: 'vlFrete' in corpo.cabecalho || pedido !== undefined ? antes.valorFrete : valorFrete,
  })
  const { excessos, aprovacoes, esperava, ...daConta } = await conferirLimites(
    { ...escrita, deQuem },
    antes,
    {
      conteudo: valendo,
      calculado,
      totais: { ...totais, valorFrete, freteEscolhido: frete },
    },
  )
  const gravado = await mudarOrcamento(
    tx,
    antes.id,
    {
      ...totais,
      valorFrete,
      freteEscolhido: frete,
      cupomCodigo: problemaDoCupom ? antes.cupomCodigo : totais.cupomCodigo,
      aprovacoes,
      aceitoEm: null,
      aceitoPor: null,
      recusadoEm: null,
      motivoRecusa: null,
    },
    autoria,
    { versao: antes.versao + 1 },
  )
  if (esperava)
    await acompanharExcessos(tx, { negocio, autoria }, gravado, excessos, {
      situacao: 'RETIRADA',
      motivo: 'O orçamento mudou, e nada mais passa dos limites.',
    })
  const codigos = new Map(atuais.map(({ produtoId, codigo }) => [produtoId, codigo]))
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: antes.id,
    acao: 'ALTERACAO',
    dados: {
      cabecalho: diferencas(
        apresentarCabecalho(antes, antes.tabelaPrecoId ?? contexto.tabela.id),
        apresentarCabecalho(gravado, contexto.tabela.id),
      ),
      ...mudancasDasLinhas(
        atuais,
        corpo,
        (idProd) => calculado.produtos.get(idProd)?.idExibicao ?? codigos.get(idProd) ?? String(idProd),
      ),
      ...(precos > 0 && { precos }),
    },
  })
  await publicar(tx, eventoDoCliente(autoria), eventoDoOrcamento(gravado, autoria))
  return {
    versao: gravado.versao,
    totais: apresentarTotais(gravado, margemParaASessao(gravado, { negocio, sessao })),
    cabecalho: apresentarCabecalho(gravado, contexto.tabela.id),
    cupom: valendo.cupom,
    problemaDoCupom,
    freteMudou: mudancaDoFrete(documento.freteEscolhido, frete),
    excessos: apresentarExcessos(excessos, aprovacoes, sessao),
    conta: await contaNoEditor(tx, sessao, daConta),
    brindes: await brindesGravados(tx, antes.id, calculado),
    produtos: produtosDosBrindes(calculado),
  }
})

/** As they were written, with what the database gave them; most quotes have none. */
async function brindesGravados(tx: Tx, id: number, calculado: Calculado): Promise<LinhaGravada[]> {
  if (!partesDoConteudo(calculado).some(({ chave }) => ehBrinde(chave))) return []
  const linhas = await linhasDoOrcamento(tx, { id })
  return linhas.map(lerLinha).filter(({ chave }) => ehBrinde(chave))
}

/** GES-02 What is given and nobody typed, so that the editor can show it. */
function produtosDosBrindes({ linhas, produtos }: Calculado) {
  const dados = new Set(linhas.filter(({ chave }) => ehBrinde(chave)).map(({ idProd }) => idProd))
  return [...produtos.values()].filter(({ id }) => dados.has(id))
}

/** What cannot be sold any more is refused at its line; where the header is what changes, it is told with all that would (`exigirCiencia`). */
function recusarSemVenda({ semVenda }: Calculado, { itens }: Corpo, peloCabecalho: boolean): void {
  const tocadas = new Set(itens.map(({ chave }) => chave))
  const recusadas = semVenda.filter(({ chave }) => !peloCabecalho || tocadas.has(chave))
  if (recusadas.length === 0) return
  throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
    campos: Object.fromEntries(
      recusadas.map(({ chave }) => [`itens.${chave}.idProd`, MENSAGENS.produtoIndisponivel]),
    ),
  })
}

/** Asked of whoever changes one of the two; who finds them so is told when it becomes an order. */
function problemaDoPagamento(
  { cabecalho }: Corpo,
  { pagamento: { antecipada, parcelas } }: ContextoDoOrcamento,
): Record<string, string> {
  const campo = cabecalho.idPlano === undefined ? 'idCobranca' : 'idPlano'
  const problema = cabecalho[campo] === undefined ? null : problemaDoPrazo(antecipada, parcelas)
  return problema ? { [`cabecalho.${campo}`]: problema } : {}
}

function problemasDasLinhas(
  negocio: Negocio,
  quem: QuemVende,
  corpo: Corpo,
  { documento, finais }: Conteudo,
  calculado: Calculado,
): Record<string, string> {
  const { produtos, precificado } = calculado
  const parametros = negocio.parametros(documento.filialId)
  const regras = { ...parametros, ...quem, marcaServe: (marca: string) => marcaServe(quem, marca) }
  const deCadaLinha = corpo.itens.flatMap((linha) => {
    const problemas = problemasDaLinha(
      linha,
      produtos.get(linha.idProd),
      precificado.linhas.get(linha.chave) ?? null,
      regras,
    )
    return Object.entries(problemas).map(([campo, texto]) => [`itens.${linha.chave}.${campo}`, texto])
  })
  const excesso = finais.length > parametros.orcamentoMaximoItens
  return {
    ...Object.fromEntries(deCadaLinha),
    ...problemasDasNegociacoes(corpo, calculado),
    ...problemasDasCampanhas(corpo, calculado),
    ...(excesso && { itens: MENSAGENS.itensMaximo(parametros.orcamentoMaximoItens) }),
  }
}

/** GES-03 Each line alone fits into what is left of an authorised price; together they must too. */
function problemasDasNegociacoes({ itens }: Corpo, calculado: Calculado): Record<string, string> {
  const partes = partesDoConteudo(calculado)
  const usos = usosDasNegociacoes(partes)
  const restantes = new Map(
    [...calculado.produtos.values()].flatMap(({ precos }) =>
      (precos[0]?.negociacoes ?? []).map(({ id, restante }) => [id, restante] as const),
    ),
  )
  const tocadas = new Set(itens.map(({ chave }) => chave))
  return Object.fromEntries(
    partes.flatMap(({ chave, negociacaoId }) => {
      const restante = restantes.get(negociacaoId ?? 0)
      const usado = usos.get(negociacaoId ?? 0)
      return tocadas.has(chave) && restante !== undefined && usado?.greaterThan(restante)
        ? [[`itens.${chave}.qtde`, alemDaNegociacao(negociacaoId ?? 0, restante, usado)]]
        : []
    }),
  )
}

/** GES-02 The same of campaigns: said at the lines that somebody touched. */
function problemasDasCampanhas({ itens }: Corpo, calculado: Calculado): Record<string, string> {
  const partes = partesDoConteudo(calculado)
  const usos = usosDasCampanhas(partes)
  const tocadas = new Set(itens.map(({ chave }) => chave))
  const daLinha = ({ chave, idProd, beneficios }: (typeof partes)[number]) =>
    (calculado.produtos.get(idProd)?.precos[0]?.promocoes ?? []).flatMap((campanha) => {
      const uso = usos.get(campanha.id)
      const usa = beneficios.some((um) => um.campanha?.id === campanha.id)
      const problema = uso && usa ? alemDaCampanha(campanha, uso) : null
      return problema ? [[`itens.${chave}.qtde`, problema] as const] : []
    })
  return Object.fromEntries(partes.filter(({ chave }) => tocadas.has(chave)).flatMap(daLinha))
}

async function cupomDe(
  { tx, agora }: Escrita,
  codigo: string | null,
  { documento, contexto }: Conteudo,
  { precificado }: Calculado,
): Promise<Awaited<ReturnType<typeof conferirCupom>> | { cupom: null }> {
  if (!codigo) return { cupom: null }
  const { clienteId } = contexto
  return conferirCupom(tx, codigo.toUpperCase(), {
    orcamentoId: documento.id,
    clienteId,
    filialId: documento.filialId,
    mercadoria: precificado.paraOCupom,
    hoje: hojeEm(agora),
  })
}
