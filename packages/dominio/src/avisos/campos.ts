import * as z from 'zod/mini'
import { camposDe, periodo, simNao } from '../listas/campos.ts'

export const aviso = z.object({
  id: z.number(),
  titulo: z.string(),
  mensagem: z.string(),
  importante: z.boolean(),
  /** For whoever reads it and nobody else. */
  pessoal: z.boolean(),
  /** Where it leads inside the portal, from its root; null for one that leads nowhere. */
  caminho: z.nullable(z.string()),
  datahora_criacao: z.string(),
  autor: z.nullable(z.object({ nome: z.string() })),
  lido: z.boolean(),
})
export type Aviso = z.output<typeof aviso>

export const CAMPOS_DO_AVISO = camposDe(aviso)({
  ...periodo('Publicação', 'Data de publicação'),
  datahora_criacao: {
    rotulo: 'Publicado em',
    tipo: 'instante',
    ordem: { dtCriacao: 'Publicação' },
    planilha: 18,
  },
  titulo: { rotulo: 'Título', planilha: 40 },
  mensagem: { rotulo: 'Mensagem', planilha: 80 },
  importante: { rotulo: 'Importante', planilha: 12 },
  autor: { rotulo: 'Autor', planilha: 28, valor: ({ autor }) => autor?.nome },
  lido: { rotulo: 'Lido', planilha: 8 },
  naoLidos: { rotulo: 'Leitura', filtro: simNao('Só não lidos') },
  importantes: { rotulo: 'Aviso', filtro: simNao('Só importantes') },
})
