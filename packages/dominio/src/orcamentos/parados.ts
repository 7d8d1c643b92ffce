import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { camposDe, consultaDe, filtroDeFilial, type OrdenacaoDe, registro, termo } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { type Direcao, direcaoPadrao } from '../listas/ordenacao.ts'
import { filialDoDocumento, statusNoFio } from '../pedidos/esquemas.ts'
import { CAMPOS_DE_GENTE } from './campos.ts'

const MAXIMO_PARADO = 365
const parado = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAXIMO_PARADO)))

export const orcamentoParado = z.object({
  id: z.number(),
  cliente: z.object({
    id: z.number(),
    razSoc: z.string(),
    fant: z.string(),
    telefone: z.string(),
    whatsapp: z.boolean(),
  }),
  filial: filialDoDocumento,
  colaborador: z.object({ nome: z.string() }),
  status: statusNoFio,
  dtHorInc: z.string(),
  dtVal: z.string(),
  /** Last time somebody did something about it. */
  dtMov: z.string(),
  diasParado: z.number(),
  vlTot: z.number(),
  /** In percent, and why it is that. */
  chance: z.number(),
  motivos: z.array(z.string()),
  /** Value by chance. */
  vlEsperado: z.number(),
  versao: z.number(),
})
export type OrcamentoParado = z.output<typeof orcamentoParado>

/** VEN-01 What is worth a call, why, and how to make it. */
export const CAMPOS_DO_PARADO = camposDe(orcamentoParado)({
  termo: termo('Número, cliente, OC…'),
  idCli: { rotulo: 'Cliente', filtro: registro('cliente') },
  cliente: { rotulo: 'Cliente', coluna: { larguraMinima: 170, confortavel: 230, peso: 2 } },
  status: { rotulo: 'Status', coluna: { largura: 124, dispensavel: 1, noCartao: 'canto' } },
  // In place of what each branch says.
  dias: {
    rotulo: 'Sem movimento há',
    filtro: { esquema: parado, controle: { tipo: 'escolha', todos: 'O que a filial diz' } },
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial() },
  ...CAMPOS_DE_GENTE,
  diasParado: {
    rotulo: 'Parado há',
    ordem: { diasParado: 'Dias parado' },
    coluna: { largura: 108, noCartao: 1 },
  },
  vlTot: {
    rotulo: 'Valor',
    tipo: 'dinheiro',
    ordem: { vlTot: 'Valor total' },
    coluna: { largura: 112, noCartao: 1 },
  },
  vlEsperado: {
    rotulo: 'Retorno',
    tipo: 'dinheiro',
    ordem: { vlEsperado: 'Retorno esperado' },
    coluna: { largura: 116, noCartao: 2 },
  },
  motivos: {
    rotulo: 'Por quê',
    coluna: { larguraMinima: 196, confortavel: 230, peso: 1, dispensavel: 2, noCartao: 3 },
  },
  telefone: { rotulo: 'Telefone', coluna: { largura: 174, dispensavel: 3, noCartao: 4 } },
  acoes: { rotulo: 'Atendimento', coluna: { largura: 112, noCartao: 4 } },
})
export type OrdenacaoDeParados = OrdenacaoDe<typeof CAMPOS_DO_PARADO>

/** What is worth a call comes first. */
export const direcaoDosParados = (orderBy: OrdenacaoDeParados): Direcao =>
  orderBy === 'vlEsperado' ? 'DESC' : direcaoPadrao(orderBy)

/** VEN-01 Still to be decided, expired ones included, and untouched for as many days as each branch says. */
export const listarOrcamentosParados = contrato('GET /sac/orcamentos/parados', {
  acao: 'ORCAMENTO_PARADO_LISTAR',
  descricao: 'Orçamentos por decidir, sem movimento há dias',
  le: ['orcamentos'],
  query: consultaDe(CAMPOS_DO_PARADO, 'vlEsperado', 20),
  resposta: z.extend(lista(orcamentoParado), {
    /** Sum of those that were counted. */
    vlTotGeral: z.number(),
  }),
})
