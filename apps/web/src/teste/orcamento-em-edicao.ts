import type { EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import {
  alterarOrcamento,
  type LinhaGravada,
  obterEdicao,
  pesquisarProdutosDoOrcamento,
  produtosPorCodigo,
} from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { CABECALHO, LINHA, OPERACAO, PRODUTO } from '../../../../packages/dominio/test/orcamento.ts'
import { abrirPortal, respostasDoPortal } from './abrir-portal.tsx'
import { cargaDe } from './carga.ts'
import { EM_ANALISE } from './orcamento.ts'
import { responder, usarServidor } from './servidor.ts'

type Edicao = RespostaDe<typeof obterEdicao>
export type Gravacao = EntradaDe<typeof alterarOrcamento, 'corpo'> & object

const CAIXA = { id: 2, unidade: 'CX', fator_conversao: 12, multiplo: 1, minimo: 1 }

export const CAFE: ProdutoNoEditor = { ...PRODUTO, embalagens: [...PRODUTO.embalagens, CAIXA] }
export const ACUCAR: ProdutoNoEditor = {
  ...PRODUTO,
  id: 8,
  idExibicao: '10002',
  codigo_barras: '7891000000024',
  descricaocompleta: 'Açúcar Cristal 1kg',
  embalagens: [{ id: 3, unidade: 'UN', fator_conversao: 1, multiplo: 6, minimo: 6 }],
}
const CATALOGO = [CAFE, ACUCAR]

export const linhaGravada = (outras: Partial<LinhaGravada> = {}): LinhaGravada => ({
  ...LINHA,
  id: 1,
  brindeDe: null,
  ...outras,
})

export const edicaoDe = (outras: Partial<Edicao> = {}): Edicao => ({
  id: 77,
  versao: 1,
  status: EM_ANALISE,
  soLeitura: null,
  cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João', cnpj: '11222333000181' },
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  colaborador: { nome: 'Bruno Castro' },
  operacao: OPERACAO,
  cabecalho: CABECALHO,
  itens: [],
  mantidos: [],
  produtos: [],
  cupom: null,
  problemaDoCupom: null,
  totais: {
    qtdeIt: 0,
    vlSubTot: 0,
    vlBoni: 0,
    descontoCupom: 0,
    vlFrete: 0,
    vlSeguro: 0,
    taxaFixa: 0,
    vlTot: 0,
    percLucro: null,
  },
  descontoMaximo: 5,
  permitePrecoDigitado: true,
  diasDeValidade: 7,
  prazMedMax: null,
  comprador: { bloqueio: null, atrasados: null, pedidoMinimo: 0 },
  excessos: [],
  conta: null,
  idPedido: null,
  idTroca: null,
  envio: { situacao: 'NAO_ENVIADO', em: null },
  opcoes: {
    tabelas: [{ id: 1, desc: 'Varejo' }],
    planos: [{ id: 1, desc: '28 dias', prazoMedio: 28 }],
    cobrancas: [{ id: 1, desc: 'Boleto', taxaFixa: 0, descTaxaFixa: null, antecipada: false, credito: null }],
    tiposFrete: [{ id: 1, desc: 'CIF' }],
    enderecos: [],
  },
  ...outras,
})

/** As the server saves: the version goes up, and nothing else is decided here. */
export function servidorDoEditor(edicao = edicaoDe()) {
  const gravacoes: Gravacao[] = []
  const situacao = { edicao }
  const respostas = [
    ...respostasDoPortal(cargaDe('OPERADOR')),
    responder(obterEdicao, () => situacao.edicao),
    responder(pesquisarProdutosDoOrcamento, (request) => {
      const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? ''
      const itens = CATALOGO.filter(({ descricaocompleta }) => descricaocompleta.toLowerCase().includes(q))
      return { itens, paginator: { page: 1, take: 10, total: itens.length, pages: 1 } } as never
    }),
    responder(produtosPorCodigo, async (request) => {
      const { codigos } = (await request.json()) as { codigos: string[] }
      const achar = (codigo: string) =>
        CATALOGO.find(({ idExibicao, codigo_barras }) => idExibicao === codigo || codigo_barras === codigo)
      return {
        encontrados: codigos.flatMap((codigo) => {
          const produto = achar(codigo)
          return produto ? [{ codigo, produto }] : []
        }),
        naoEncontrados: codigos.filter((codigo) => !achar(codigo)),
      }
    }),
    responder(alterarOrcamento, async (request) => {
      const corpo = (await request.json()) as Gravacao
      gravacoes.push(corpo)
      return gravada(corpo)
    }),
  ]
  return { respostas, gravacoes, situacao }
}

export const gravada = (corpo: Gravacao): RespostaDe<typeof alterarOrcamento> => ({
  versao: corpo.versao + 1,
  totais: edicaoDe().totais,
  cabecalho: { ...CABECALHO, ...(corpo.cabecalho as object) },
  cupom: null,
  problemaDoCupom: null,
  freteMudou: null,
  excessos: [],
  conta: null,
  brindes: [],
  produtos: [],
})

const abertos: QueryClient[] = []

/** What is saved carries the version it changes; what is looked up may never be answered. */
const gravando = (cliente: QueryClient) =>
  cliente.isMutating({
    predicate: ({ state }) => 'versao' in ((state.variables as { corpo?: object } | undefined)?.corpo ?? {}),
  })

/** The server of the editor's tests: a page that is left sends what it had not, which is not for the test after it. */
export function usarServidorDoEditor() {
  const servidor = usarServidor()
  afterEach(async () => {
    cleanup()
    for (const cliente of abertos.splice(0)) await waitFor(() => expect(gravando(cliente)).toBe(0))
  })
  return servidor
}

export async function abrirEditor() {
  const tela = abrirPortal('/orcamentos/77')
  abertos.push(tela.cliente)
  await screen.findByRole('heading', { level: 1, name: 'Orçamento 77' })
  return tela
}
