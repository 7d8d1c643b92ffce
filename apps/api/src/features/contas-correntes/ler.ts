import { CAMPOS_DO_LANCAMENTO } from '@balcao/dominio/contas-correntes/campos'
import {
  DIAS_DA_CURVA,
  exportarLancamentos,
  listarContas,
  listarLancamentos,
  listarTitulares,
  obterConta,
} from '@balcao/dominio/contas-correntes/contratos'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import type { Sessao } from '../../sessao.ts'
import { apresentarConta, apresentarLancamento } from './presenter.ts'
import { contasVisiveis } from './queries.ts'
import {
  contaVisivelPorId,
  curvaDaConta,
  fechamentosDaConta,
  idsDoExtrato,
  lancamentosDaConta,
  paginaDeContas,
  paginaDoExtrato,
  titularesPossiveis,
} from './queries-lista.ts'

export const rotaListarContas = rota(listarContas, async ({ query, sessao, agora, tx }) => {
  const { itens, paginator } = await paginaDeContas(tx, sessao, query, hojeEm(agora))
  return { itens: itens.map(apresentarConta), paginator }
})

export const rotaListarTitulares = rota(listarTitulares, async ({ sessao, tx }) => ({
  itens: await titularesPossiveis(tx, sessao),
}))

export const rotaObterConta = rota(obterConta, async ({ params, sessao, agora, tx }) => {
  const hoje = hojeEm(agora)
  const partes = await contaVisivelPorId(tx, sessao, params.idConta, hoje)
  if (!partes) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { id, colaboradorId } = partes.conta
  const curva = await curvaDaConta(tx, id, somarDias(hoje, -DIAS_DA_CURVA))
  const fechamentos = await fechamentosDaConta(tx, id)
  return {
    ...apresentarConta(partes),
    curva: curva.map(({ dia, ...valores }) => ({
      dia,
      saldo: Number(valores.saldo),
      creditos: Number(valores.creditos),
      debitos: Number(valores.debitos),
    })),
    fechamentos: fechamentos.map(({ ate, em, por, ...valores }) => ({
      ate,
      creditos: Number(valores.creditos),
      debitos: Number(valores.debitos),
      saldo: Number(valores.saldo),
      zerado: valores.zerado === null ? null : Number(valores.zerado),
      em: em.toISOString(),
      por,
    })),
    impedimento: colaboradorId === sessao.colaboradorId ? ERROS.CONTA_PROPRIA.mensagem : null,
  }
})

async function exigirConta(banco: Executor, sessao: Sessao, id: number): Promise<number> {
  const [conta] = await contasVisiveis(banco, sessao, [id])
  if (!conta) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return conta.id
}

export const rotaListarLancamentos = rota(listarLancamentos, async ({ params, query, sessao, tx }) => {
  const { itens, paginator } = await paginaDoExtrato(tx, await exigirConta(tx, sessao, params.idConta), query)
  return { itens: itens.map(apresentarLancamento), paginator }
})

export const rotaExportarLancamentos = rotaDeExportacao(exportarLancamentos, {
  entidade: 'conta_corrente',
  arquivo: 'extrato',
  campos: CAMPOS_DO_LANCAMENTO,
  ids: async ({ filtro: { conta, ...filtro }, tx, sessao }, maximo) =>
    idsDoExtrato(tx, await exigirConta(tx, sessao, conta), filtro, maximo),
  linhas: async ({ filtro: { conta }, tx, sessao }, ids) =>
    (await lancamentosDaConta(tx, await exigirConta(tx, sessao, conta), ids)).map(apresentarLancamento),
})
