import type { Executor } from '../../platform/banco/conexao.ts'
import type { Fonte } from './fonte.ts'
import { type Anotar, perguntarAteAchar } from './perguntar.ts'
import { consultaGuardada, guardarConsulta, type TipoDeConsulta } from './queries.ts'

const UM_DIA_MS = 86_400_000
/** What did not exist yesterday may today: a new street, a new company. */
const DIAS_DO_QUE_NAO_EXISTE = 1

type Cadeia<T> = {
  banco: Executor
  tipo: TipoDeConsulta
  chave: string
  /** In the order in which they are asked. */
  fontes: readonly Fonte<T>[]
  /** For how long an answer counts. */
  dias: number
  agora: Date
  /** An answer as it was kept; null for one of another shape. */
  ler(guardada: unknown): T | null
  anotar: Anotar
}

export type Resultado<T extends object> =
  | { resposta: T; fonte: string }
  | 'NAO_ENCONTRADO'
  /** Nobody who might have known answered. */
  | 'INDISPONIVEL'

/**
 * CAD-03, CAD-09 What is kept, while it counts; then the sources; then what is kept, however old: better than nothing. That there
 * is no such thing is kept only when every one of them said so.
 */
export async function consultarEmCadeia<T extends object>(cadeia: Cadeia<T>): Promise<Resultado<T>> {
  const { banco, tipo, chave, fontes, agora, anotar } = cadeia
  const guardada = await lerGuardada(cadeia)
  if (guardada?.resposta && guardada.vale) return { resposta: guardada.resposta, fonte: guardada.fonte }
  const sabidoQueNao = guardada?.resposta === null && guardada.vale
  const { achada, desconhecem, houveFalha } = await perguntarAteAchar({
    banco,
    // Its own tables are asked again: somebody may have put it there.
    fontes: sabidoQueNao ? fontes.filter(({ endereco }) => endereco === null) : fontes,
    agora,
    anotar,
  })
  const guardar = (fonte: string, resposta: T | null) =>
    anotar(() => guardarConsulta(banco, { tipo, chave, fonte, resposta, consultadoEm: agora }))
  if (achada) {
    if (achada.deFora) await guardar(achada.fonte, achada.resposta)
    return { resposta: achada.resposta, fonte: achada.fonte }
  }
  if (fontes.length === 0) return 'INDISPONIVEL'
  if (!houveFalha) {
    if (desconhecem.length > 0) await guardar(desconhecem.join(), null)
    return 'NAO_ENCONTRADO'
  }
  if (guardada?.resposta) return { resposta: guardada.resposta, fonte: guardada.fonte }
  return guardada || desconhecem.length > 0 ? 'NAO_ENCONTRADO' : 'INDISPONIVEL'
}

/** Null also for what a source said that this branch does not ask, and for a 'no' of fewer than those it asks. */
async function lerGuardada<T>({ banco, tipo, chave, fontes, dias, agora, ler }: Cadeia<T>) {
  const guardada = await consultaGuardada(banco, tipo, chave)
  if (!guardada) return null
  const resposta = guardada.resposta === null ? null : ler(guardada.resposta)
  if (guardada.resposta !== null && resposta === null) return null
  const disseram = guardada.fonte.split(',')
  const deFora = fontes.filter(({ endereco }) => endereco !== null).map(({ nome }) => nome)
  const serve = resposta ? deFora.includes(guardada.fonte) : deFora.every((nome) => disseram.includes(nome))
  if (!serve) return null
  const diasQueVale = resposta ? dias : Math.min(dias, DIAS_DO_QUE_NAO_EXISTE)
  const idade = agora.getTime() - guardada.consultadoEm.getTime()
  return { resposta, fonte: guardada.fonte, vale: idade < diasQueVale * UM_DIA_MS }
}
