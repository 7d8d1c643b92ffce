import type { RespostaDe } from '@balcao/dominio/contrato'
import { lerInstante } from '@balcao/dominio/formatos/datas'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { obterRastreio } from '@balcao/dominio/rastreio/contratos'
import * as z from 'zod/mini'
import type { Executor } from '../../platform/banco/conexao.ts'
import { enderecoDeFora } from '../../platform/http-externo/de-fora.ts'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'

export type Ocorrencia = RespostaDe<typeof obterRastreio>['ocorrencias'][number]

type Pergunta = {
  banco: Executor
  /** Under which the service knows the delivery, and the key of its invoice. */
  codigo: string
  chave: string
  parametros: ParametrosDaFilial
}

/** DOC-04 A service that follows deliveries: what it tells, in any order, or null for what it does not know. */
export type Rastreador = (pergunta: Pergunta) => Promise<Ocorrencia[] | null>

/** As ISO, by São Paulo's clock where it has no zone. */
export const instanteDeFora = z.pipe(
  z.string(),
  z.transform((texto, contexto) => {
    const instante = lerInstante(texto)
    if (instante) return instante.toISOString()
    contexto.issues.push({ code: 'custom', input: texto, message: 'data e hora' })
    return z.NEVER
  }),
)

type Consulta<T> = {
  endereco: string
  corpo?: unknown
  token?: string
  prazoMs: number
  esquema: z.ZodMiniType<T>
}

/** Asks the service, at the address that the branch set; null where it answers that there is no such thing. */
export async function consultar<T>({ endereco, esquema, ...pedido }: Consulta<T>): Promise<T | null> {
  const resposta = await pedirJson({ url: endereco, ...pedido, repetivel: true })
  if (resposta.status === 404) return null
  if (resposta.status !== 200) throw new ServicoForaDoAlcance(`O rastreio respondeu ${resposta.status}.`)
  const lida = esquema.safeParse(resposta.corpo)
  if (!lida.success)
    throw new ServicoForaDoAlcance('O rastreio respondeu outra coisa.', { cause: lida.error })
  return lida.data
}

/** Empty where the branch set none. */
export function exigirEndereco(endereco: string): string {
  if (endereco === '') throw new ServicoForaDoAlcance('A filial não tem o endereço deste rastreio.')
  return enderecoDeFora(endereco)
}
