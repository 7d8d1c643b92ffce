import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { MAXIMO_DO_TERMO } from '../listas/esquemas.ts'
import { PAGINAS } from '../paginas.ts'
import { texto } from '../validacao.ts'

/** Kinds of record that the search over everything finds, with the heading of their group. */
export const TIPOS_DE_RESULTADO = {
  clientes: PAGINAS['/clientes'],
  tickets: PAGINAS['/tickets'],
  pedidos: PAGINAS['/pedidos'],
  orcamentos: PAGINAS['/orcamentos'],
  notas: 'Notas fiscais',
  artigos: 'Artigos',
} as const

export type TipoDeResultado = keyof typeof TIPOS_DE_RESULTADO

const tipos = Object.keys(TIPOS_DE_RESULTADO) as [TipoDeResultado, ...TipoDeResultado[]]

const grupo = z.object({
  tipo: z.enum(tipos),
  itens: z.array(
    z.object({
      id: z.number(),
      titulo: z.string(),
      detalhe: z.string(),
    }),
  ),
  /** There are others beside these: a longer term finds them. */
  temMais: z.boolean(),
})

export type GrupoDeResultados = z.output<typeof grupo>

/** interface.md, Keyboard: one field that finds everything the session may see, and nothing else. */
export const buscarEmTudo = contrato('GET /sac/busca', {
  acao: 'BUSCAR',
  descricao: 'Busca em tudo o que a sessão pode ver, em grupos',
  le: [],
  replica: true,
  query: z.object({ q: texto(1, MAXIMO_DO_TERMO) }),
  resposta: z.object({ grupos: z.array(grupo) }),
})
