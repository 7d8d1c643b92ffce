import * as z from 'zod/mini'
import { camposDe, escolhas, filtroDeFilial, filtrosDe, periodo, registro, termo } from '../listas/campos.ts'
import { texto } from '../validacao.ts'
import { filialDoDocumento, statusNoFio } from './esquemas.ts'

/** What a row tells of a quote and of an order alike. */
export const documentoDaLista = z.object({
  id: z.number(),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  filial: filialDoDocumento,
  colaborador: z.object({ nome: z.string() }),
  status: statusNoFio,
  dtHorInc: z.string(),
  /** Purchase order number of the customer. */
  ordComp: z.nullable(z.string()),
  qtdeIt: z.number(),
  vlTot: z.number(),
})
export type DocumentoDaLista = z.output<typeof documentoDaLista>

/** Up to who included it, and when: what comes between that and the totals is each one's own. */
export const comecoDoDocumento = (rotulo: string) =>
  camposDe(documentoDaLista)({
    termo: termo('Número, cliente, OC…'),
    idCli: { rotulo: 'Cliente', filtro: registro('cliente') },
    id: {
      rotulo,
      tipo: 'numero',
      ordem: { id: 'Número' },
      planilha: 11,
      coluna: { larguraMinima: 126, peso: 1 },
    },
    status: {
      rotulo: 'Status',
      filtro: escolhas({}, texto(1, 30)),
      planilha: 22,
      valor: ({ status }) => status.label,
      // The longest of them goes on in a second line.
      coluna: { largura: 150, noCartao: 'canto' },
    },
    codigoDoCliente: {
      rotulo: 'Código do cliente',
      tipo: 'numero',
      planilha: 12,
      valor: ({ cliente }) => cliente.id,
    },
    cliente: {
      rotulo: 'Cliente',
      planilha: 40,
      valor: ({ cliente }) => cliente.razSoc,
      coluna: { larguraMinima: 180, peso: 5, noCartao: 1 },
    },
    filial: { rotulo: 'Filial', filtro: filtroDeFilial(), planilha: 24, valor: ({ filial }) => filial.desc },
    ...periodo('Período', 'Data de inclusão'),
    dtHorInc: {
      rotulo: 'Inclusão',
      tipo: 'instante',
      ordem: { dtHorInc: 'Data de inclusão' },
      naPlanilha: 'Incluído em',
      planilha: 18,
      coluna: { larguraMinima: 160, peso: 1, noCartao: 2 },
    },
    colaborador: { rotulo: 'Incluído por', planilha: 28, valor: ({ colaborador }) => colaborador.nome },
  })

export const fimDoDocumento = camposDe(documentoDaLista)({
  qtdeIt: {
    rotulo: 'Itens',
    tipo: 'numero',
    planilha: 8,
    coluna: { largura: 64, dispensavel: 2, noCartao: 'oculto' },
  },
  vlTot: {
    rotulo: 'Total',
    tipo: 'dinheiro',
    ordem: { vlTot: 'Valor total' },
    naPlanilha: 'Valor total',
    planilha: 16,
    coluna: { largura: 132, noCartao: 2 },
  },
})

export const ordemDeCompra = { rotulo: 'Ordem de compra', planilha: 18 } as const

export const pedidoDaLista = z.extend(documentoDaLista, { dtProgr: z.nullable(z.string()) })
export type PedidoDaLista = z.output<typeof pedidoDaLista>

export const CAMPOS_DO_PEDIDO = camposDe(pedidoDaLista)({
  ...comecoDoDocumento('Pedido'),
  dtProgr: {
    rotulo: 'Programado',
    tipo: 'data',
    ordem: { dtProgr: 'Data programada' },
    naPlanilha: 'Programado para',
    planilha: 16,
    coluna: { largura: 124, dispensavel: 1, noCartao: 'oculto' },
  },
  ordComp: { ...ordemDeCompra, coluna: { larguraMinima: 120, peso: 2, dispensavel: 3 } },
  ...fimDoDocumento,
})

/** DOC-06 By what those of one customer are narrowed. */
const { dtIni, dtFim, status } = filtrosDe(CAMPOS_DO_PEDIDO)
export const filtrosDoCliente = { dtIni, dtFim, status }
