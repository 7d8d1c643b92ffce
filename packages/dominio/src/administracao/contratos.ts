import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta, MAXIMO_DO_TERMO } from '../listas/esquemas.ts'
import type { PaginaDoMenu } from '../paginas.ts'
import { texto } from '../validacao.ts'
import type { EnderecoDaArea } from './areas.ts'

export const MAXIMO_DE_ACHADOS = 20

const achado = z.object({
  tipo: z.enum(['AREA', 'PARAMETRO', 'TEXTO', 'TIPO_DE_TICKETS', 'LINHA']),
  nome: z.string(),
  detalhe: z.string(),
  /** Where it is set. */
  endereco: z.custom<EnderecoDaArea>(),
  /** Which of those there, where the page holds several. */
  chave: z.nullable(z.string()),
  /** The pages that use it, and what else does. */
  usadoEm: z.array(z.custom<PaginaDoMenu>()),
  usadoPor: z.array(z.string()),
})
export type AchadoDaAdministracao = z.output<typeof achado>

/** ADM-01 One search over everything that can be set. */
export const procurarNaAdministracao = contrato('GET /administracao/busca', {
  acao: 'ADMINISTRACAO_VER',
  descricao: 'Procura, pelo nome ou pelo que faz, o que se pode configurar',
  le: [],
  query: z.object({ q: texto(1, MAXIMO_DO_TERMO) }),
  resposta: listaCompleta(achado),
})
