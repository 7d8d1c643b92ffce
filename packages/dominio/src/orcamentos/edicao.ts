import * as z from 'zod/mini'
import { MOMENTOS_DA_CONTA } from '../contas-correntes/momentos.ts'
import { contrato } from '../contrato.ts'
import { lista, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { filialDoDocumento } from '../pedidos/esquemas.ts'
import type { Cupom } from '../precos/cupom.ts'
import type { PrecoGravado } from '../precos/preco-mantido.ts'
import type { Operacao } from '../precos/tributacao.ts'
import { campoData, campoId, campoVersao, texto } from '../validacao.ts'
import { excessoNoOrcamento } from './aprovacao-contratos.ts'
import { envioNoFio } from './campos.ts'
import { produtoNoEditor } from './produto-no-editor.ts'

export const MAIOR_ORCAMENTO = 500
const MAIOR_OBSERVACAO = 1000
const MAIOR_ORDEM_DE_COMPRA = 60
const MAIOR_CUPOM = 30
export const MAIOR_CODIGO = 60
const MAIOR_QUANTIDADE = 9_999_999
const MAIOR_PRECO = 99_999_999

const MAIOR_ASSINATURA = 80

const params = z.object({ id: campoId })
const dinheiro = z.number().check(z.minimum(0), z.maximum(MAIOR_PRECO), z.multipleOf(0.01))
const MAIOR_CHAVE = 40
export const campoChave = z.string().check(z.maxLength(MAIOR_CHAVE), z.regex(/^[\w-]{8,40}$/))

export const campoQuantidade = z.number().check(z.gt(0), z.maximum(MAIOR_QUANTIDADE), z.multipleOf(0.0001))

/** What somebody typed of a line; all else follows from it. */
const linhaDigitada = z.object({
  chave: campoChave,
  idProd: campoId,
  idEmb: campoId,
  qtde: campoQuantidade,
  /** Given by the seller, in percent. */
  desconto: z._default(
    z.nullable(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.0001))),
    null,
  ),
  /** Of one package. */
  precoDigitado: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(MAIOR_PRECO))), null),
  bonificado: z._default(z.boolean(), false),
})
export type LinhaDigitada = z.output<typeof linhaDigitada>

/** FRE-02 The quotation of freight that was chosen, as the server calculated it. */
const freteEscolhido = z.object({
  numero: z.nullable(z.string()),
  /** Null for a carrier that is not on record. */
  idTransp: z.nullable(z.number()),
  nomeTransp: z.string(),
  prazo: z.nullable(z.number()),
  previsao: z.nullable(z.string()),
  /** As it was quoted. */
  valor: z.number(),
  embutido: z.number(),
  /** FRE-03 What the customer pays of it: a `vlFrete` below is a discount. Null where nobody calculated. */
  pago: z.nullable(z.number()),
  /** Why it has to be calculated again; null while it holds. */
  desatualizado: z.nullable(z.string()),
  /** Of one that was chosen and not saved yet. */
  referencia: z.optional(z.string()),
})
export type FreteEscolhido = z.output<typeof freteEscolhido>

const MAIOR_REFERENCIA = 4000

/** FRE-01 Chosen by what `cotarFrete` calls it, and by nothing else that is said of it. */
const freteAEscolher = z.object({ referencia: z._default(texto(0, MAIOR_REFERENCIA), '') })

const observacao = z.nullable(texto(0, MAIOR_OBSERVACAO))

const mudancaDoFrete = z.nullable(z.object({ de: z.number(), para: z.number() }))

/** Why the coupon that the quote has no longer serves: it stays, abates nothing, and holds nothing else back. */
const problemaDoCupom = z.nullable(z.string())

const cabecalho = z.object({
  dtVal: campoData,
  ordComp: z.nullable(texto(0, MAIOR_ORDEM_DE_COMPRA)),
  idTabela: campoId,
  idPlano: campoId,
  idCobranca: campoId,
  idTipoFrete: campoId,
  idTransp: z.nullable(campoId),
  /** Null for the customer's own address. */
  idEndereco: z.nullable(campoId),
  cupom: z.nullable(texto(0, MAIOR_CUPOM)),
  /** What the customer pays for freight. */
  vlFrete: dinheiro,
  /** And for the insurance of what is carried. */
  vlSeguro: dinheiro,
  frete: z.nullable(freteEscolhido),
  obsEntrega: observacao,
  obsPedido: observacao,
  obsCliente: observacao,
})
export type CabecalhoDoOrcamento = z.output<typeof cabecalho>

/** A line as it stands: what was typed, and what a promotion put in. */
const linhaGravada = z.extend(linhaDigitada, {
  id: z.number(),
  /** Put in by a campaign, and edited only through it. */
  brindeDe: z.nullable(z.object({ id: z.number(), nome: z.string() })),
})
export type LinhaGravada = z.output<typeof linhaGravada>

const totais = z.object({
  qtdeIt: z.number(),
  vlSubTot: z.number(),
  vlBoni: z.number(),
  descontoCupom: z.number(),
  vlFrete: z.number(),
  vlSeguro: z.number(),
  taxaFixa: z.number(),
  vlTot: z.number(),
  /** Null for whoever may not see it (PER-06). */
  percLucro: z.nullable(z.number()),
})
export type TotaisDoOrcamento = z.output<typeof totais>

/** GES-08 The account that the sale would move; null where there is none, or it is not for whoever reads to see. */
const contaNoOrcamento = z.nullable(
  z.object({
    id: z.number(),
    titular: z.string(),
    saldo: z.number(),
    limite: z.number(),
    emTransito: z.number(),
    disponivel: z.number(),
    /** What this quote takes and brings, and what would be left: a credit that counts later is not in it. */
    debito: z.number(),
    credito: z.number(),
    depois: z.number(),
    debitoEm: z.enum(MOMENTOS_DA_CONTA),
    creditoEm: z.enum(MOMENTOS_DA_CONTA),
  }),
)
export type ContaNoOrcamento = z.output<typeof contaNoOrcamento>

const opcao = z.object({ id: z.number(), desc: z.string() })

/** VEN-02 All that the editor needs, at once: what was typed, and what prices rest on. */
export const obterEdicao = contrato('GET /orcamentos/:id/edicao', {
  acao: 'ORCAMENTO_VER',
  descricao: 'Um orçamento como se edita, com tudo de que os preços dependem',
  le: ['orcamentos', 'escolhas-da-venda'],
  params,
  resposta: z.object({
    id: z.number(),
    versao: z.number(),
    status: z.object({ chave: z.string(), label: z.string() }),
    /** Why it may not be changed; null when it may. */
    soLeitura: z.nullable(z.string()),
    cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string(), cnpj: z.string() }),
    filial: filialDoDocumento,
    colaborador: z.object({ nome: z.string() }),
    operacao: z.custom<Operacao>(),
    cabecalho,
    itens: z.array(linhaGravada),
    /** Of the lines that cost something else today, what they were promised for: it holds until they are changed. */
    mantidos: z.array(z.object({ chave: z.string(), preco: z.custom<PrecoGravado>() })),
    produtos: z.array(produtoNoEditor),
    cupom: z.nullable(z.custom<Cupom>()),
    problemaDoCupom,
    totais,
    /** How much the seller may give, in percent. */
    descontoMaximo: z.number(),
    /** GES-07 Whether whoever reads may type a price, and for how many days from today a quote of theirs holds. */
    permitePrecoDigitado: z.boolean(),
    diasDeValidade: z.number(),
    /** ENT-05 Of the customer, in days; null is any. */
    prazMedMax: z.nullable(z.number()),
    /** VEN-02 What of the customer holds an order back, told while it is written. */
    comprador: z.object({
      bloqueio: z.nullable(z.string()),
      /** DOC-05 Null also for whoever may not see titles. */
      atrasados: z.nullable(z.object({ quantos: z.number(), valor: z.number(), dias: z.number() })),
      pedidoMinimo: z.number(),
    }),
    /** What it has beyond the limits, as it is saved. */
    excessos: z.array(excessoNoOrcamento),
    conta: contaNoOrcamento,
    idPedido: z.nullable(z.number()),
    /** GES-04 The exchange whose goods it replaces: it becomes an order there. */
    idTroca: z.nullable(z.number()),
    envio: envioNoFio,
    opcoes: z.object({
      tabelas: z.array(opcao),
      planos: z.array(z.extend(opcao, { prazoMedio: z.number() })),
      cobrancas: z.array(
        z.extend(opcao, {
          taxaFixa: z.number(),
          descTaxaFixa: z.nullable(z.string()),
          antecipada: z.boolean(),
          /** CLI-03 What is left of it for this sale; null where there is none to see, or none is asked for. */
          credito: z.nullable(z.object({ total: z.number(), disponivel: z.number() })),
        }),
      ),
      tiposFrete: z.array(opcao),
      enderecos: z.array(z.extend(opcao, { uf: z.string(), cidade: z.string(), cep: z.string() })),
    }),
  }),
})

export const criarOrcamento = contrato('POST /orcamentos', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Começa um orçamento para um cliente',
  muda: ['orcamentos', 'atividades'],
  corpo: z.object({ idCli: campoId, idFil: z.optional(campoId) }),
  resposta: z.object({ id: z.number() }),
})

/**
 * VEN-02 What changed since the version that was read: only that travels. Whoever wrote meanwhile is not written over (409), and the
 * screen takes up theirs before it tries again.
 */
export const alterarOrcamento = contrato('PUT /orcamentos/:id', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Grava o que mudou num orçamento',
  muda: ['orcamentos'],
  params,
  corpo: z.object({
    versao: campoVersao,
    cabecalho: z._default(z.partial(z.extend(cabecalho, { frete: z.nullable(freteAEscolher) })), {}),
    itens: z._default(z.array(linhaDigitada).check(z.maxLength(MAIOR_ORCAMENTO)), []),
    removidos: z._default(z.array(campoChave).check(z.maxLength(MAIOR_ORCAMENTO)), []),
    /** Of what would change besides (409 PRECOS_MUDARIAM): whoever asks saw it. */
    ciente: z.optional(texto(1, MAIOR_ASSINATURA)),
  }),
  resposta: z.object({
    versao: z.number(),
    totais,
    cabecalho,
    cupom: z.nullable(z.custom<Cupom>()),
    problemaDoCupom,
    /** FRE-01 What was calculated for the freight that was chosen before, and what it is now; null where that is the same. */
    freteMudou: mudancaDoFrete,
    excessos: z.array(excessoNoOrcamento),
    conta: contaNoOrcamento,
    brindes: z.array(linhaGravada),
    /** Those that are given. */
    produtos: z.array(produtoNoEditor),
  }),
})

/** VEN-02, GER-12 Products by code, bar code or words, priced for this quote. */
export const pesquisarProdutosDoOrcamento = contrato('GET /orcamentos/:id/produtos', {
  acao: 'PRODUTO_PESQUISAR',
  descricao: 'Produtos para um orçamento, com preço e estoque',
  le: ['orcamentos'],
  params,
  query: z.object({ q: termoDePesquisa, ...pagina(10) }),
  resposta: lista(produtoNoEditor),
})

/** VEN-02 What a list pasted from a spreadsheet names: each code once, those that nobody knows told apart. */
export const produtosPorCodigo = contrato('POST /orcamentos/:id/produtos/por-codigo', {
  acao: 'PRODUTO_PESQUISAR',
  descricao: 'Produtos de uma lista de códigos, com preço e estoque',
  muda: [],
  params,
  corpo: z.object({
    codigos: z.array(texto(1, MAIOR_CODIGO)).check(z.minLength(1), z.maxLength(MAIOR_ORCAMENTO)),
  }),
  resposta: z.object({
    encontrados: z.array(z.object({ codigo: z.string(), produto: produtoNoEditor })),
    naoEncontrados: z.array(z.string()),
  }),
})

const sugestao = z.object({
  produto: produtoNoEditor,
  /** The last time this customer bought it; null for what they never did. */
  ultima: z.nullable(z.object({ data: z.string(), qtde: z.number(), emb: z.string(), vlUnit: z.number() })),
  vezes: z.number(),
})

/** VEN-02 What this customer buys, and what went along in orders that had the same products. */
export const listarSugestoes = contrato('GET /orcamentos/:id/sugestoes', {
  acao: 'PRODUTO_PESQUISAR',
  descricao: 'Produtos que o cliente costuma comprar, e os que costumam acompanhar os deste orçamento',
  le: ['orcamentos'],
  params,
  resposta: z.object({ comprados: z.array(sugestao), acompanham: z.array(sugestao) }),
})

export const duplicarOrcamento = contrato('POST /orcamentos/:id/duplicar', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Começa um orçamento igual a outro, aos preços de hoje',
  muda: ['orcamentos', 'atividades'],
  params,
  resposta: z.object({ id: z.number(), foraDeLinha: z.array(z.string()) }),
})

/** VEN-02 What was bought before, at what it costs today: typed prices were of that day. */
export const repetirPedido = contrato('POST /pedidos/:id/repetir', {
  acao: 'ORCAMENTO_EDITAR',
  descricao:
    'Começa um orçamento com os produtos de um pedido, ou com o que dele falta entregar, aos preços de hoje',
  muda: ['orcamentos', 'atividades'],
  params,
  corpo: z.object({ saldo: z._default(z.boolean(), false) }),
  resposta: z.object({ id: z.number(), foraDeLinha: z.array(z.string()) }),
})

export const perderOrcamento = contrato('POST /orcamentos/:id/perder', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Dá um orçamento por perdido, com o motivo',
  muda: ['orcamentos', 'atividades'],
  params,
  corpo: z.object({
    motivoPerda: campoId,
    observacao: z._default(texto(0, MAIOR_OBSERVACAO), ''),
    versao: campoVersao,
  }),
  resposta: z.object({ message: z.string() }),
})

export const listarHistoricoDoOrcamento = contrato('GET /orcamentos/:id/historico', {
  acao: 'ORCAMENTO_VER',
  descricao: 'O que se fez com um orçamento',
  le: ['orcamentos'],
  params,
  query: z.object(pagina(20)),
  resposta: lista(
    z.object({
      id: z.number(),
      quando: z.string(),
      quem: z.nullable(z.string()),
      texto: z.string(),
    }),
  ),
})
