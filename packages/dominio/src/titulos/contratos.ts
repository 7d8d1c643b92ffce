import * as z from 'zod/mini'
import { paramsDoCliente } from '../clientes/contratos.ts'
import { contrato } from '../contrato.ts'
import { direcao, lista, pagina, termoDePesquisa } from '../listas/esquemas.ts'
import { campoId } from '../validacao.ts'
import { situacoesDoTitulo } from './situacao.ts'

export const ORDENACOES_DE_TITULOS = { dtVenc: 'Vencimento', valor: 'Valor', nro: 'Número' } as const
export type OrdenacaoDeTitulos = keyof typeof ORDENACOES_DE_TITULOS
const ordenacoes = Object.keys(ORDENACOES_DE_TITULOS) as [OrdenacaoDeTitulos, ...OrdenacaoDeTitulos[]]

/** DOC-05; dates are 'YYYY-MM-DD'. */
const titulo = z.object({
  id: z.number(),
  nro: z.string(),
  parcela: z.number(),
  idFil: z.number(),
  filial: z.object({ idFil: z.number(), razSoc: z.string(), desc: z.string() }),
  grupo: z.string(),
  descCob: z.string(),
  dtEmi: z.string(),
  dtVenc: z.string(),
  /** Where an extension moved it: when it was due before. */
  dtVencOriginal: z.nullable(z.string()),
  /** Negative once it is late; null for what is no longer to be paid. */
  dias: z.nullable(z.number()),
  situacao: z.enum(situacoesDoTitulo),
  valor: z.number(),
  /** What it costs today, with fine and interest; equal to `valor` while it is not late. */
  valorAtualizado: z.number(),
  pagoEm: z.nullable(z.string()),
  valorPago: z.nullable(z.number()),
  /** Whether there is a boleto to download, and if not, why not. */
  boleto: z.boolean(),
  semBoleto: z.nullable(z.string()),
  /** The typed line, as it is copied; null without a boleto. */
  codBarras: z.nullable(z.string()),
  pix: z.nullable(z.string()),
  nota: z.nullable(z.object({ id: z.number(), numNf: z.number() })),
})
export type Titulo = z.output<typeof titulo>

/** API-05, DOC-05 As for invoices, `orderBy` is the field and `sortBy` the direction. */
export const listarTitulosDoCliente = contrato('GET /sac/clientes/:idCli/boletos-paginate', {
  acao: 'CLIENTE_BOLETOS',
  descricao: 'Títulos de um cliente: o que deve, o que pagou, os boletos',
  le: ['titulos'],
  params: paramsDoCliente,
  query: z.object({
    situacao: z._default(z.array(z.enum(situacoesDoTitulo)).check(z.minLength(1), z.maxLength(10)), [
      'ATIVO',
      'VENCIDO',
    ]),
    termo: termoDePesquisa,
    orderBy: z._default(z.enum(ordenacoes), 'dtVenc'),
    sortBy: direcao,
    ...pagina(10),
  }),
  resposta: z.extend(lista(titulo), {
    /** Over all that is open, whatever the page. */
    totais: z.object({
      emAberto: z.number(),
      vencido: z.number(),
      quantidadeVencidos: z.number(),
    }),
  }),
})

export const baixarBoleto = contrato('GET /sac/boletos/:id/download', {
  acao: 'CLIENTE_BOLETOS',
  descricao: 'Boleto de um título, em PDF',
  le: [],
  params: z.object({ id: campoId }),
  resposta: { midia: 'application/pdf' },
})
