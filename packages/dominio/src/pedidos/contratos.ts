import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { filtrosDe, type OrdenacaoDe, ordemEPagina } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { campoId } from '../validacao.ts'
import { CAMPOS_DO_PEDIDO, filtrosDoCliente, pedidoDaLista } from './campos.ts'
import { diasDaTela, documentoComercial, statusNoFio } from './esquemas.ts'

export type OrdenacaoDePedidos = OrdenacaoDe<typeof CAMPOS_DO_PEDIDO>

const paginas = ordemEPagina(CAMPOS_DO_PEDIDO, 'dtHorInc', 20)
/** DOC-06 Without dates the list is of today. */
const filtrosDePedidos = z.object({ ...filtrosDe(CAMPOS_DO_PEDIDO), ...paginas })

/** DOC-06 As the screen keeps them. */
export const filtrosDaTela = z.extend(filtrosDePedidos, { dias: diasDaTela(2) })

const listaDePedidos = z.extend(lista(pedidoDaLista), {
  /** Sum of the page's filter as far as it is counted, for whoever adds up the day. */
  vlTotGeral: z.number(),
})

/** VEN-01, DOC-06 Orders across customers. */
export const listarPedidos = contrato('GET /sac/pedidos', {
  acao: 'PEDIDO_LISTAR',
  descricao: 'Pedidos que a sessão pode ver, com filtros',
  le: ['pedidos'],
  replica: true,
  query: filtrosDePedidos,
  resposta: listaDePedidos,
})

/** VEN-01 'Meus Pedidos': those that the caller took. */
export const listarMeusPedidos = contrato('GET /sac/pedidos/meus', {
  acao: 'PEDIDO_MEUS',
  descricao: 'Pedidos que a própria pessoa incluiu, com filtros',
  le: ['pedidos'],
  query: filtrosDePedidos,
  resposta: listaDePedidos,
})

export const exportarPedidos = exportacaoDe('GET /sac/pedidos/exportar', listarPedidos)

export const exportarMeusPedidos = exportacaoDe('GET /sac/pedidos/meus/exportar', listarMeusPedidos)

export const listarPedidosDoCliente = contrato('GET /sac/clientes/:idCli/pedidos', {
  acao: 'CLIENTE_PEDIDOS',
  descricao: 'Pedidos de um cliente',
  le: ['pedidos'],
  params: z.object({ idCli: campoId }),
  query: z.object({ ...filtrosDoCliente, ...paginas }),
  resposta: lista(pedidoDaLista),
})

/** API-08, CLI-07 One order whole, with the invoices it became. */
export const obterPedido = contrato('GET /pedidos/:id', {
  acao: 'PEDIDO_VER',
  descricao: 'Um pedido, com itens, totais e as notas em que foi faturado',
  le: ['pedidos'],
  params: z.object({ id: campoId }),
  resposta: z.extend(documentoComercial, {
    status: statusNoFio,
    dtProgr: z.nullable(z.string()),
    /** How much of it was invoiced: its part, where that was not all. */
    vlFaturado: z.number(),
    notas: z.array(
      z.object({
        id: z.number(),
        numNf: z.number(),
        chave: z.string(),
        idFil: z.number(),
        dtSai: z.string(),
        vlTot: z.number(),
      }),
    ),
  }),
})

/** DOC-01 On paper, as the customer gets it. */
export const baixarPedido = contrato('GET /pedidos/:id/pdf', {
  acao: 'PEDIDO_VER',
  descricao: 'O pedido em PDF',
  le: ['pedidos'],
  params: z.object({ id: campoId }),
  resposta: { midia: 'application/pdf' },
})

export const listarUltimosPedidosDoProduto = contrato(
  'GET /sac/clientes/:idCli/ultimos-pedidos-produto/:idProd',
  {
    acao: 'CLIENTE_PEDIDOS',
    descricao: 'Últimos pedidos de um produto pelo cliente',
    le: ['pedidos'],
    params: z.object({ idCli: campoId, idProd: campoId }),
    resposta: listaCompleta(
      z.object({
        idPedido: z.number(),
        dtHorInc: z.string(),
        status: statusNoFio,
        qtde: z.number(),
        qtdeAt: z.number(),
        emb: z.string(),
        vlUnit: z.number(),
        vlTot: z.number(),
      }),
    ),
  },
)
