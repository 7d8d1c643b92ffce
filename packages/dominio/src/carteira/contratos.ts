import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe, filtrosDe, type OrdenacaoDe } from '../listas/campos.ts'
import { lista, listaCompleta } from '../listas/esquemas.ts'
import { exportacaoDe } from '../listas/exportacao.ts'
import { type Direcao, direcaoPadrao } from '../listas/ordenacao.ts'
import { CAMPOS_DA_CARTEIRA, clienteDaCarteira } from './campos.ts'
import { estadosDaCarteira } from './risco.ts'

export type OrdenacaoDaCarteira = OrdenacaoDe<typeof CAMPOS_DA_CARTEIRA>

/** What is worth a call comes first. */
export const direcaoDaCarteira = (orderBy: OrdenacaoDaCarteira): Direcao =>
  orderBy === 'prioridade' || orderBy === 'vlTicket' ? 'DESC' : direcaoPadrao(orderBy)

const LE = ['clientes', 'pedidos', 'orcamentos', 'titulos', 'agendas', 'atendimentos'] as const

/** GES-06 The portfolio by risk: the customers that the session sees. */
export const listarCarteira = contrato('GET /sac/carteira', {
  acao: 'CARTEIRA_VER',
  descricao: 'Clientes da carteira pelo risco, com o porquê de cada um',
  le: LE,
  replica: true,
  query: consultaDe(CAMPOS_DA_CARTEIRA, 'prioridade', 20),
  resposta: lista(clienteDaCarteira),
})

export const exportarCarteira = exportacaoDe(
  'GET /sac/carteira/exportar',
  listarCarteira,
  'CARTEIRA_EXPORTAR',
)

/** GES-06 How many stand where, and what they bought in a year: the picture over the list, by the same filters. */
export const resumirCarteira = contrato('GET /sac/carteira/risco', {
  acao: 'CARTEIRA_VER',
  descricao: 'Quantos clientes da carteira há em cada risco, e quanto compravam',
  le: LE,
  replica: true,
  query: z.omit(z.object(filtrosDe(CAMPOS_DA_CARTEIRA)), { estado: true }),
  resposta: listaCompleta(
    z.object({ estado: z.enum(estadosDaCarteira), clientes: z.number(), valor: z.number() }),
  ),
})
