import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'

const MAIOR_MOTIVO = 500
const params = z.object({ id: campoId })

/** VEN-02 What the quote has beyond a limit, and who let it be. */
export const excessoNoOrcamento = z.object({
  tipo: z.string(),
  label: z.string(),
  /** Of the line; null for one of the whole. */
  chave: z.nullable(z.string()),
  codigo: z.nullable(z.string()),
  texto: z.string(),
  /** Null while nobody did. */
  aprovadoPor: z.nullable(z.string()),
  /** GES-03 How far somebody let it be, where it goes further: 'até 8%'. */
  proposta: z.nullable(
    z.object({ ate: z.number(), dita: z.string(), por: z.string(), motivo: z.nullable(z.string()) }),
  ),
  podeAprovar: z.boolean(),
})
export type ExcessoNoOrcamento = z.output<typeof excessoNoOrcamento>

/** VEN-02 All that waits and that this person may let be, as it stands now. */
export const aprovarOrcamento = contrato('POST /orcamentos/:id/aprovacao', {
  acao: 'PEDIDO_LIBERAR',
  descricao: 'Aprova o que um orçamento tem acima dos limites de quem vende',
  muda: ['orcamentos', 'avisos'],
  params,
  corpo: z.object({ versao: campoVersao, motivo: texto(3, MAIOR_MOTIVO) }),
  resposta: z.object({
    versao: z.number(),
    excessos: z.array(excessoNoOrcamento),
    message: z.string(),
  }),
})

/** VEN-02 Tells whoever may that the quote waits for them. */
export const pedirAprovacaoDoOrcamento = contrato('POST /orcamentos/:id/aprovacao/pedido', {
  acao: 'ORCAMENTO_EDITAR',
  descricao: 'Pede a quem pode que aprove o que um orçamento tem acima dos limites',
  muda: ['avisos', 'orcamentos'],
  params,
  corpo: z.object({ mensagem: z._default(texto(0, MAIOR_MOTIVO), '') }),
  resposta: z.object({ message: z.string() }),
})
