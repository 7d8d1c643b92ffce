import { CAMPOS_DA_CARTEIRA, type ClienteDaCarteira } from '@balcao/dominio/carteira/campos'
import { exportarCarteira, listarCarteira, resumirCarteira } from '@balcao/dominio/carteira/contratos'
import { estadosDaCarteira } from '@balcao/dominio/carteira/risco'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Negocio } from '../../negocio.ts'
import type { Banco, Executor } from '../../platform/banco/conexao.ts'
import { umaVezPor } from '../../platform/banco/preparar.ts'
import { criarMemoria } from '../../platform/memoria.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import { filiaisDaSessao, type Sessao } from '../../sessao.ts'
import { alcanceDeClientes } from '../clientes/visibilidade.ts'
import { apresentarDaCarteira } from './presenter.ts'
import { faixasDeRisco, idsDaCarteira, paginaDaCarteira } from './queries.ts'
import { type CortesDaCurva, cortesDaCurva, curvasDos } from './queries-curva.ts'
import type { DiaDaCarteira } from './queries-estado.ts'
import { linhasDaCarteira, pendenciasDos } from './queries-linhas.ts'

type Dia = DiaDaCarteira & { diasDoMix: number; cortes: () => Promise<CortesDaCurva> }

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
    cortes: () => cortesDaCurva(negocio.banco, agora),
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
    dia.cortes().then((cortes) => curvasDos(banco, cortes, ids)),
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

type Faixas = Awaited<ReturnType<typeof faixasDeRisco>>

/** Weighing 50,000 customers costs more than the list under it, and the picture changes slowly. */
const faixasLembradas = umaVezPor((_banco: Banco) => criarMemoria<Faixas>({ porMs: 30_000, maximo: 200 }))

export const rotaResumirCarteira = rota(resumirCarteira, async ({ query, sessao, negocio, agora, tx }) => {
  const { cortes: _, ...dia } = diaDaCarteira(negocio, sessao, agora)
  const chave = JSON.stringify([await alcanceDeClientes(tx, sessao), query, dia])
  const faixas = await faixasLembradas(negocio.banco)(chave, agora, () =>
    faixasDeRisco(tx, sessao, query, diaDaCarteira(negocio, sessao, agora)),
  )
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
