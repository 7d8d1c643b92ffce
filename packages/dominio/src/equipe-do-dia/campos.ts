import * as z from 'zod/mini'
import { camposDe, escolha, escolhasDe, filtroDeFilial, periodo, termo } from '../listas/campos.ts'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '../usuarios.ts'
import type { DataDaVenda } from '../vendas/criterio.ts'

export const pessoaDoDia = z.object({
  id: z.number(),
  nome: z.string(),
  tipo: z.enum(tiposDeUsuario as [keyof typeof TIPOS_DE_USUARIO]),
  atendimentos: z.number(),
  ligacoes: z.number(),
  orcamentos: z.number(),
  vlOrcamentos: z.number(),
  /** Of those quotes, in percent; null without one. */
  conversao: z.nullable(z.number()),
  pedidos: z.number(),
  vlPedidos: z.number(),
  itens: z.number(),
  positivados: z.number(),
  retidos: z.number(),
  recusados: z.number(),
  previstas: z.number(),
  feitas: z.number(),
  /** What the month's target asks of these days; null without one. */
  meta: z.nullable(z.number()),
  percentual: z.nullable(z.number()),
  posicao: z.number(),
})
export type PessoaDoDia = z.output<typeof pessoaDoDia>

const QUEM_VENDE = {
  OPERADOR: TIPOS_DE_USUARIO.OPERADOR,
  REPRESENTANTE: TIPOS_DE_USUARIO.REPRESENTANTE,
  SUPERVISOR: TIPOS_DE_USUARIO.SUPERVISOR,
}

/** GES-05 */
export const CAMPOS_DA_EQUIPE = camposDe(pessoaDoDia)({
  termo: termo('Nome…'),
  ...periodo('Dia', 'Dias'),
  data: {
    rotulo: 'Vendas pela',
    filtro: escolha(
      { PEDIDO: 'Data do pedido', NOTA: 'Data do faturamento' } satisfies Record<DataDaVenda, string>,
      { todos: 'Padrão' },
    ),
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial(true) },
  tipo: {
    rotulo: 'Função',
    valor: ({ tipo }) => TIPOS_DE_USUARIO[tipo],
    filtro: escolhasDe(QUEM_VENDE, { todos: 'Todas', extra: true }),
    planilha: 16,
  },
  posicao: {
    rotulo: 'Posição',
    tipo: 'numero',
    ordem: { posicao: 'Posição' },
    planilha: 10,
  },
  nome: {
    rotulo: 'Quem',
    ordem: { nome: 'Quem' },
    planilha: 30,
    coluna: { larguraMinima: 150, confortavel: 180, peso: 3 },
  },
  vlPedidos: {
    rotulo: 'Vendido',
    tipo: 'dinheiro',
    ordem: { vlPedidos: 'Vendido' },
    planilha: 16,
    coluna: { larguraMinima: 120, confortavel: 130, peso: 1, noCartao: 'canto' },
  },
  pedidos: {
    rotulo: 'Pedidos',
    tipo: 'numero',
    ordem: { pedidos: 'Pedidos' },
    planilha: 10,
    coluna: { largura: 104, noCartao: 1 },
  },
  itens: { rotulo: 'Itens', tipo: 'numero', planilha: 10 },
  orcamentos: {
    rotulo: 'Orçamentos',
    tipo: 'numero',
    ordem: { orcamentos: 'Orçamentos' },
    planilha: 12,
    coluna: { largura: 130, dispensavel: 5, noCartao: 1 },
  },
  vlOrcamentos: { rotulo: 'Orçado', tipo: 'dinheiro', planilha: 16 },
  conversao: {
    rotulo: 'Conversão',
    tipo: 'numero',
    ordem: { conversao: 'Conversão' },
    planilha: 12,
    coluna: { largura: 122, dispensavel: 4, noCartao: 'oculto' },
  },
  atendimentos: {
    rotulo: 'Atendimentos',
    tipo: 'numero',
    ordem: { atendimentos: 'Atendimentos' },
    planilha: 14,
    coluna: { largura: 142, dispensavel: 2, noCartao: 2 },
  },
  ligacoes: { rotulo: 'Ligações', tipo: 'numero', planilha: 10 },
  positivados: {
    rotulo: 'Positivados',
    tipo: 'numero',
    ordem: { positivados: 'Clientes positivados' },
    planilha: 12,
    coluna: { largura: 126, dispensavel: 3, noCartao: 'oculto' },
  },
  previstas: {
    rotulo: 'Agendas',
    tipo: 'numero',
    planilha: 10,
    coluna: { largura: 92, dispensavel: 1, noCartao: 2 },
  },
  feitas: { rotulo: 'Agendas feitas', tipo: 'numero', planilha: 14 },
  retidos: {
    rotulo: 'Retidos',
    tipo: 'numero',
    planilha: 10,
    coluna: { largura: 104, dispensavel: 6, noCartao: 'oculto' },
  },
  recusados: { rotulo: 'Recusados', tipo: 'numero', planilha: 12 },
  meta: { rotulo: 'Meta', tipo: 'dinheiro', planilha: 16 },
  percentual: { rotulo: '% da meta', tipo: 'numero', planilha: 12, ordem: { percentual: '% da meta' } },
})
