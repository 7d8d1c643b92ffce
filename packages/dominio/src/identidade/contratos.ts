import * as z from 'zod/mini'
import { MAIOR_VERSAO } from '../constantes.ts'
import { contrato } from '../contrato.ts'
import { MENSAGENS } from '../mensagens.ts'
import { IMAGENS_DO_NEGOCIO, type QualImagem, quaisImagens } from './imagens.ts'

const acao = 'CONTEUDO_CONFIGURAR'
const qual = z.enum(quaisImagens as [QualImagem, ...QualImagem[]])
const params = z.object({ qual })
/** None is kept until the first one is sent; a form carries it as text. */
const versao = z.coerce
  .number<string | number>(MENSAGENS.invalido)
  .check(z.int(), z.minimum(0), z.maximum(MAIOR_VERSAO))
const corpo = z.object({ versao })

const imagem = z.object({
  qual,
  /** Null while it is the one that the business had before. */
  enviada: z.nullable(
    z.object({ nome: z.string(), tamanho: z.number(), largura: z.number(), altura: z.number() }),
  ),
  /** By which a window asks for the present one. */
  marca: z.string(),
  versao: z.number(),
})
export type ImagemNaTela = z.output<typeof imagem>

/** ADM-08 */
export const listarImagens = contrato('GET /administracao/imagens', {
  acao,
  descricao: 'Logotipo e fundo do negócio: o que foi enviado e quando vale o original',
  le: ['imagens'],
  resposta: z.object({
    /** Pictures are of the whole business: whoever sees only branches looks at them. */
    muda: z.boolean(),
    itens: z.array(imagem),
  }),
})

const muda = ['imagens'] as const
const resposta = z.object({ message: z.string() })

export const enviarImagem = contrato('POST /administracao/imagens/:qual', {
  acao,
  descricao: 'Troca o logotipo ou o fundo do negócio, que vale na hora em toda janela aberta',
  muda,
  params,
  corpo,
  arquivos: { campo: 'arquivo', maximo: 1, extensoes: IMAGENS_DO_NEGOCIO.logo.extensoes },
  resposta,
})

export const voltarImagem = contrato('POST /administracao/imagens/:qual/original', {
  acao,
  descricao: 'Volta ao logotipo ou ao fundo original do negócio',
  muda,
  params,
  corpo,
  resposta,
})
