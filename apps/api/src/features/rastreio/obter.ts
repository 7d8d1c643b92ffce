import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterRastreio } from '@balcao/dominio/rastreio/contratos'
import type { TipoDeRastreio } from '@balcao/dominio/rastreio/tipos'
import { ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import { criarMemoria } from '../../platform/memoria.ts'
import { rota } from '../../rota.ts'
import { rastrearNosCorreios } from './correios.ts'
import { notaRastreada, ocorrenciasDeEntrega } from './queries.ts'
import type { Ocorrencia, Rastreador } from './rastreador.ts'
import { rastrearNoSsw } from './ssw.ts'

/** The distributor's own fleet: asked of nobody. */
const rastrearNaFrota: Rastreador = async ({ banco, codigo }) => {
  const ocorrencias = await ocorrenciasDeEntrega(banco, codigo)
  return ocorrencias.map(({ ocorridaEm, ...ocorrencia }) => ({
    ...ocorrencia,
    data_hora: ocorridaEm.toISOString(),
  }))
}

const RASTREADORES: Record<TipoDeRastreio, Rastreador> = {
  SSW: rastrearNoSsw,
  CORREIOS: rastrearNosCorreios,
  PROPRIO: rastrearNaFrota,
}

/** Of services outside: several people look at the same delivery, and nothing moves by the second. */
const lembrar = criarMemoria<Ocorrencia[] | null>({ porMs: 60_000, maximo: 500 })

/** A stranger's delivery is refused like one that does not exist: the code alone opens nothing. */
export const rotaObterRastreio = rota(obterRastreio, async ({ params, sessao, negocio, agora, tx }) => {
  const nota = await notaRastreada(tx, sessao, params)
  if (!nota) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { tipo, codigo } = params
  const { chave, filialId } = nota
  const parametros = negocio.parametros(filialId)
  const perguntar = () => RASTREADORES[tipo]({ banco: tx, codigo, chave, parametros })
  const lembranca = JSON.stringify([negocio.id, filialId, tipo, codigo, chave])
  const ocorrencias = await (tipo === 'PROPRIO' ? perguntar() : lembrar(lembranca, agora, perguntar)).catch(
    recusarForaDoAlcance,
  )
  if (!ocorrencias) throw new ErroDeNegocio('RASTREIO_NAO_ENCONTRADO')
  return {
    ocorrencias: ocorrencias.toSorted((a, b) => b.data_hora.localeCompare(a.data_hora)),
    entregue: ocorrencias.some(({ entregue }) => entregue),
  }
})

function recusarForaDoAlcance(erro: unknown): never {
  throw erro instanceof ServicoForaDoAlcance ? new ErroDeNegocio('RASTREIO_INDISPONIVEL') : erro
}
