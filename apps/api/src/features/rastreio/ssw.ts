import * as z from 'zod/mini'
import { listaDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { consultar, exigirEndereco, instanteDeFora, type Rastreador } from './rastreador.ts'

const ocorrencia = z.object({
  data_hora: instanteDeFora,
  cidade: textoOuNada,
  /** 'MERCADORIA ENTREGUE (01)' */
  ocorrencia: textoDeFora,
  descricao: textoOuNada,
  nome_recebedor: textoOuNada,
})
const resposta = z.object({
  /** False, without a document, for a key it does not know. */
  success: z.optional(z.boolean()),
  documento: z.nullish(z.object({ tracking: listaDeFora(ocorrencia) })),
})

const ENTREGUE = '01'

/** SSW, used by road carriers: asked by the key of the invoice. */
export const rastrearNoSsw: Rastreador = async ({ chave, parametros }) => {
  const lida = await consultar({
    endereco: exigirEndereco(parametros.rastreioSswEndereco),
    corpo: { chave_nfe: chave },
    prazoMs: parametros.rastreioSegundos * 1000,
    esquema: resposta,
  })
  if (!lida?.documento || lida.success === false) return null
  return lida.documento.tracking.map((evento) => {
    const [, nome = evento.ocorrencia, codigo = ''] = /^(.*?)\s*\((\w+)\)$/.exec(evento.ocorrencia) ?? []
    return {
      codigo,
      data_hora: evento.data_hora,
      descricao: evento.descricao ?? nome,
      local: evento.cidade,
      recebedor: evento.nome_recebedor,
      entregue: codigo === ENTREGUE,
    }
  })
}
