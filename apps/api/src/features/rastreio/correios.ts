import * as z from 'zod/mini'
import { listaDeFora, textoDeFora, textoOuNada } from '../../platform/http-externo/de-fora.ts'
import { consultar, exigirEndereco, instanteDeFora, type Rastreador } from './rastreador.ts'

const unidade = z.object({
  nome: textoOuNada,
  tipo: textoOuNada,
  endereco: z.nullish(z.object({ cidade: textoOuNada, uf: textoOuNada })),
})
const evento = z.object({
  codigo: textoDeFora,
  dtHrCriado: instanteDeFora,
  descricao: textoDeFora,
  unidade: z.nullish(z.union([textoDeFora, unidade])),
})
const resposta = z.object({
  /** An object it does not know comes with a message and without events. */
  objetos: listaDeFora(z.object({ eventos: z.nullish(listaDeFora(evento)) })),
})

// Given back to whoever sent it is delivered too, but not to the customer.
const ENTREGUE = /^objeto entregue (?!ao remetente)/i

/** Correios: asked by the code of the object. */
export const rastrearNosCorreios: Rastreador = async ({ codigo, parametros }) => {
  const endereco = exigirEndereco(parametros.rastreioCorreiosEndereco)
  const lida = await consultar({
    endereco: `${endereco}/objetos/${encodeURIComponent(codigo)}`,
    token: parametros.rastreioCorreiosToken,
    prazoMs: parametros.rastreioSegundos * 1000,
    esquema: resposta,
  })
  const eventos = lida?.objetos[0]?.eventos
  if (!eventos) return null
  return eventos.map((cada) => ({
    codigo: cada.codigo,
    data_hora: cada.dtHrCriado,
    descricao: cada.descricao,
    local: lugarDe(cada.unidade),
    recebedor: null,
    entregue: ENTREGUE.test(cada.descricao),
  }))
}

function lugarDe(onde: z.output<typeof evento>['unidade']): string | null {
  if (!onde || typeof onde === 'string') return onde || null
  const { nome, tipo, endereco } = onde
  const cidade = [endereco?.cidade, endereco?.uf].filter(Boolean).join('/')
  return [nome ?? tipo, cidade].filter(Boolean).join(' - ') || null
}
