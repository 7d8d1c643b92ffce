import { CAMPOS_DA_CARTEIRA, type ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { exportarCarteira, listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { estadosDaCarteira } from '@balcao/dominio/carteira/risco'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { filiaisDaSessao, type Sessao } from '../../sessao.ts'
import { apresentarDaCarteira } from './presenter.ts'
import { curvasDos, faixasDeRisco, idsDaCarteira, paginaDaCarteira } from './queries.ts'
import type { DiaDaCarteira } from './queries-estado.ts'
import { linhasDaCarteira, pendenciasDos } from './queries-linhas.ts'

type Dia = DiaDaCarteira & { diasDoMix: number }

/** PAR-01 A portfolio spans branches: those of the session say by what it is measured. */
export function diaDaCarteira(negocio: Negocio, sessao: Sessao, agora: Date): Dia {
  const parametros = negocio.parametrosEntre(filiaisDaSessao(sessao))
  return {
    hoje: hojeEm(agora),
    regua: {
      ritmoPadrao: parametros.carteiraRitmoPadrao,
      fator: Number(parametros.carteiraFatorDeRuptura),
    },
    diasDoMix: parametros.carteiraDiasDoMix,
  }
}

/** These customers as the list shows them, in this order. */
export async function vestirDaCarteira(
  banco: Executor,
  sessao: Sessao,
  ids: readonly number[],
  dia: Dia,
): Promise<ClienteDaCarteira[]> {
  if (ids.length === 0) return []
  const [linhas, pendencias, curvas] = await Promise.all([
    linhasDaCarteira(banco, sessao, ids, dia),
    pendenciasDos(banco, sessao, ids, dia),
    curvasDos(banco, ids),
  ])
  const porId = new Map(linhas.map((linha) => [linha.id, linha]))
  return ids.flatMap((id) => {
    const linha = porId.get(id)
    return linha ? [apresentarDaCarteira(linha, { pendencias, curva: curvas.get(id), hoje: dia.hoje })] : []
  })
}

export const rotaListarCarteira = rota(listarCarteira, async ({ query, sessao, negocio, agora, tx }) => {
  const dia = diaDaCarteira(negocio, sessao, agora)
  const { ids, paginator } = await paginaDaCarteira(tx, sessao, query, dia)
  return { itens: await vestirDaCarteira(tx, sessao, ids, dia), paginator }
})

export const rotaResumirCarteira = rota(resumirCarteira, async ({ query, sessao, negocio, agora, tx }) => {
  const faixas = await faixasDeRisco(tx, sessao, query, diaDaCarteira(negocio, sessao, agora))
  const porEstado = new Map(faixas.map((faixa) => [faixa.estado, faixa]))
  return {
    itens: estadosDaCarteira.map((estado) => porEstado.get(estado) ?? { estado, clientes: 0, valor: 0 }),
  }
})

export const rotaExportarCarteira = rotaDeExportacao(exportarCarteira, {
  entidade: 'cliente',
  arquivo: 'carteira',
  campos: CAMPOS_DA_CARTEIRA,
  ids: ({ tx, sessao, negocio, filtro, agora }, maximo) =>
    idsDaCarteira(tx, sessao, filtro, diaDaCarteira(negocio, sessao, agora), maximo),
  linhas: ({ tx, sessao, negocio, agora }, ids) =>
    vestirDaCarteira(tx, sessao, ids, diaDaCarteira(negocio, sessao, agora)),
})
