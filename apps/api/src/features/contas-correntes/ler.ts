import {
  DIAS_DA_CURVA,
  listarContas,
  listarLancamentos,
  listarTitulares,
  obterConta,
} from '@balcao/dominio/contas-correntes/contratos'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { rota } from '../../rota.ts'
import { apresentarConta, apresentarLancamento } from './presenter.ts'
import { contasVisiveis } from './queries.ts'
import {
  contaVisivelPorId,
  curvaDaConta,
  fechamentosDaConta,
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

export const rotaListarLancamentos = rota(listarLancamentos, async ({ params, query, sessao, tx }) => {
  const [conta] = await contasVisiveis(tx, sessao, [params.idConta])
  if (!conta) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { itens, paginator } = await paginaDoExtrato(tx, conta.id, query)
  return { itens: itens.map(apresentarLancamento), paginator }
})
