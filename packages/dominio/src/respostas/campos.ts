import * as z from 'zod/mini'
import { plural } from '../formatos/contagem.ts'
import { atualizacao, camposDe, escolha, termo } from '../listas/campos.ts'
import { TIPOS_DE_HISTORICO } from '../tickets/historico.ts'
import { campoId } from '../validacao.ts'
import { ESCOPOS, escopos } from './escopos.ts'

export const escopo = z.enum(escopos)
export const tipo = z.nullable(z.enum(['PUBLICO', 'PRIVADO']))
const anexo = z.object({ id: z.number(), nome: z.string(), midia: z.string(), tamanho: z.number() })

export const resposta = z.object({
  id: z.number(),
  titulo: z.string(),
  atalho: z.string(),
  texto: z.string(),
  escopo,
  setor: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  /** How it is to be sent; null leaves it as it is in the composer. */
  tipo,
  aguardarCliente: z.boolean(),
  anexos: z.array(anexo),
  /** How many times whoever asks has used it. */
  usos: z.number(),
})

export const respostaDaLista = z.extend(resposta, {
  versao: z.number(),
  /** Whether whoever asks may change it. */
  edita: z.boolean(),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})

export type RespostaPronta = z.output<typeof resposta>
export type RespostaDaLista = z.output<typeof respostaDaLista>
export type AnexoDaResposta = z.output<typeof anexo>

export const CAMPOS_DA_RESPOSTA = camposDe(respostaDaLista)({
  termo: termo('Título, atalho, texto…'),
  titulo: {
    rotulo: 'Resposta',
    ordem: { titulo: 'Título' },
    coluna: { larguraMinima: 260, confortavel: 340, peso: 4 },
  },
  atalho: { rotulo: 'Atalho', valor: ({ atalho }) => `/${atalho}`, coluna: { largura: 170, noCartao: 1 } },
  escopo: {
    rotulo: 'De quem',
    filtro: escolha(ESCOPOS, { todos: 'Qualquer' }),
    coluna: { largura: 170, noCartao: 'canto' },
  },
  setor: { rotulo: 'Setor', filtro: { esquema: z.optional(campoId), controle: { tipo: 'escolha' } } },
  efeitos: {
    rotulo: 'Leva junto',
    valor: ({ tipo, aguardarCliente, anexos }) =>
      [
        tipo && TIPOS_DE_HISTORICO[tipo],
        aguardarCliente && 'aguarda o cliente',
        anexos.length > 0 && plural(anexos.length, 'anexo', 'anexos'),
      ]
        .filter(Boolean)
        .join(', '),
    coluna: { larguraMinima: 150, peso: 1, noCartao: 'oculto', dispensavel: true },
  },
  usos: { rotulo: 'Você usou', ordem: { usos: 'Uso' }, coluna: { largura: 110, noCartao: 1 } },
  ...atualizacao('Atualizada'),
})
