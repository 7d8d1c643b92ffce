import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { ItemDaNotaFiscal, NotaFiscalDaLista } from '@balcao/dominio/notas/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { NotaAberta } from '../features/notas/nota.ts'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'

export const CHAVE = '3526050X0J92JY000196570010000006041448679011'

export const notaDe = (numNf: number, outras: Partial<NotaFiscalDaLista> = {}): NotaFiscalDaLista => ({
  id: numNf + 10_000,
  numNf,
  serie: 1,
  idFil: 2,
  chave: CHAVE,
  dtSai: '2026-11-02',
  vlTot: 1234.5,
  observacao: 'Pedido 680376.',
  rastreio: null,
  cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João', cnpj: '12ABC34501DE35' },
  qtdeIt: 2,
  filial: { idFil: 2, razSoc: 'Aurora Distribuidora Ltda', desc: 'Aurora Campinas' },
  ...outras,
})

const itemDe = (numeroItem: number): ItemDaNotaFiscal => ({
  id: numeroItem,
  numeroItem,
  idExibicao: `P${numeroItem}`,
  descNF: `Granola ${numeroItem}`,
  marca: 'Quintalê',
  unidade: 'CX',
  qtd: 1.5,
  valor_sem_imposto: 9,
  valor_unitario: 10,
  vlTot: 15,
})

export const notaAberta = (quantos = 2, outras: Partial<NotaAberta> = {}): NotaAberta => ({
  ...notaDe(604),
  dtEmi: '2026-11-01T17:52:00.000Z',
  naturezaOperacao: 'Venda de mercadoria',
  transportadora: { id: 8, razSoc: 'Frio Certo Ltda' },
  itens: Array.from({ length: quantos }, (_, i) => itemDe(i + 1)),
  documento: {
    totais: {
      produtos: 1200,
      frete: 0,
      seguro: 0,
      desconto: 5.5,
      outras: 0,
      icms: 216,
      st: 40,
      ipi: 0,
      nota: 1234.5,
    },
    duplicatas: [
      { nro: '001', dtVenc: '2026-12-01', valor: 617.25 },
      { nro: '002', dtVenc: '2026-12-15', valor: 617.25 },
    ],
    protocolo: '135253829113251',
    semValorFiscal: true,
  },
  ...outras,
})

export const paginaDe = (notas: NotaFiscalDaLista[], page = 1) => ({
  itens: notas.slice((page - 1) * 10, page * 10),
  paginator: montarPaginator(page, 10, notas.length),
})

export const abrir = (elemento: ReactNode) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR')}>{elemento}</SessaoAberta>
    </QueryClientProvider>,
  )
