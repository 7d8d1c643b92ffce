import { delegarAprovacoes, encerrarDelegacao, listarDelegacoes } from '@balcao/dominio/aprovacoes/contratos'
import { problemasDaDelegacao } from '@balcao/dominio/aprovacoes/delegacao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { pode } from '@balcao/dominio/permissoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import type { Rota } from '../../platform/http/rota.ts'
import { rota } from '../../rota.ts'
import { lerQuemPode } from '../acesso/queries-quem-pode.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { anunciarAprovacoes } from './pedir.ts'
import {
  cruzaComOutra,
  delegacoesDe,
  gravarFimDaDelegacao,
  inserirDelegacao,
  travarDelegacao,
} from './queries-delegacoes.ts'
import { colegasQueDecidem } from './queries-quem.ts'

async function colegas(banco: Executor, eu: number) {
  const podem = (await lerQuemPode(banco)).onde((autorizacoes) => pode(autorizacoes, 'APROVACAO_DECIDIR'))
  return colegasQueDecidem(banco, { eu, podem })
}

const rotaListarDelegacoes = rota(listarDelegacoes, async ({ sessao, agora, tx }) => ({
  itens: (await delegacoesDe(tx, sessao.colaboradorId, hojeEm(agora))).map(({ delegacao, de, para }) => ({
    id: delegacao.id,
    versao: delegacao.versao,
    de,
    para,
    inicio: delegacao.inicio,
    fim: delegacao.fim,
    minha: delegacao.deId === sessao.colaboradorId,
  })),
  colegas: await colegas(tx, sessao.colaboradorId),
}))

const rotaDelegarAprovacoes = rota(delegarAprovacoes, async ({ corpo, sessao, agora, autoria, tx }) => {
  const { idPara, inicio, fim } = corpo
  const deId = sessao.colaboradorId
  const campos = problemasDaDelegacao(corpo, {
    hoje: hojeEm(agora),
    colegas: (await colegas(tx, deId)).map(({ id }) => id),
  })
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
  if (await cruzaComOutra(tx, { deId, inicio, fim })) throw new ErroDeNegocio('DELEGACAO_CRUZADA')
  const id = await inserirDelegacao(tx, autoria, { deId, paraId: idPara, inicio, fim })
  await registrarHistorico(tx, autoria, {
    entidade: 'delegacao-de-aprovacao',
    entidadeId: id,
    acao: 'DELEGAR',
    dados: { para: idPara, inicio, fim },
  })
  await avisarPessoa(tx, autoria, {
    colaboradorId: idPara,
    titulo: `Você decide as aprovações de ${sessao.nome}`,
    mensagem: `De ${formatarData(inicio)} a ${formatarData(fim)}, o que espera por ${sessao.nome} espera também por você.`,
    caminho: '/aprovacoes',
  })
  await anunciarAprovacoes(tx, { autoria })
  return { id, message: 'Delegação feita. A pessoa foi avisada.' }
})

const rotaEncerrarDelegacao = rota(encerrarDelegacao, async ({ params, query, sessao, autoria, tx }) => {
  const antes = await travarDelegacao(tx, params.idDelegacao, sessao.colaboradorId)
  if (antes.versao !== query.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  await gravarFimDaDelegacao(tx, autoria, antes.id)
  await registrarHistorico(tx, autoria, {
    entidade: 'delegacao-de-aprovacao',
    entidadeId: antes.id,
    acao: 'ENCERRAR',
  })
  await anunciarAprovacoes(tx, { autoria })
  return { message: 'Delegação encerrada.' }
})

export const rotasDasDelegacoes: Rota[] = [rotaListarDelegacoes, rotaDelegarAprovacoes, rotaEncerrarDelegacao]
