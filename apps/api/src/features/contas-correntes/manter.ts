import {
  abrirConta,
  fecharConta,
  lancarNaConta,
  mudarConta,
  transferirEntreContas,
} from '@balcao/dominio/contas-correntes/contratos'
import {
  diaDoLancamento,
  impedimentoParaLancar,
  problemaDoFechamento,
} from '@balcao/dominio/contas-correntes/lancamentos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { Decimal, type Numerico } from '@balcao/dominio/formatos/decimal'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { anunciarContas } from './anunciar.ts'
import {
  type ContaDoBanco,
  figurasDaConta,
  gravarConta,
  inserirConta,
  inserirFechamento,
  inserirLancamento,
  type NovoLancamento,
  somarPeriodo,
  travarContasVisiveis,
  travarContaVisivel,
} from './queries.ts'
import { podeSerTitular } from './queries-lista.ts'

const ENTIDADE = 'conta-corrente'

/** SEG-05 Held until the end; nobody sets anything of their own. */
async function deOutraPessoa(tx: Tx, sessao: Sessao, id: number): Promise<ContaDoBanco> {
  const conta = await travarContaVisivel(tx, sessao, id)
  if (conta.colaboradorId === sessao.colaboradorId) throw new ErroDeNegocio('CONTA_PROPRIA')
  return conta
}

export const rotaAbrirConta = rota(abrirConta, async ({ corpo, sessao, autoria, tx }) => {
  const { idColaborador, limite, motivo } = corpo
  if (idColaborador === sessao.colaboradorId) throw new ErroDeNegocio('CONTA_PROPRIA')
  if (!(await podeSerTitular(tx, idColaborador)))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idColaborador: MENSAGENS.invalido } })
  const nova = await inserirConta(tx, autoria, { colaboradorId: idColaborador, limite: limite.toFixed(2) })
  if (!nova) throw new ErroDeNegocio('CONTA_JA_ABERTA')
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: nova.id,
    acao: 'CRIAR',
    dados: { limite: nova.limite, motivo },
  })
  await anunciarContas(tx)
  return {
    id: nova.id,
    versao: nova.versao,
    message: 'Conta corrente aberta: as próximas vendas já a movem.',
  }
})

export const rotaMudarConta = rota(mudarConta, async ({ params, corpo, sessao, autoria, tx }) => {
  const antes = await deOutraPessoa(tx, sessao, params.idConta)
  if (antes.versao !== corpo.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
  const { ativa, motivo } = corpo
  const limite = corpo.limite.toFixed(2)
  const depois = await gravarConta(tx, autoria, antes.id, { limite, ativa })
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: antes.id,
    acao: 'ALTERAR',
    dados: {
      antes: { limite: antes.limite, ativa: antes.ativa },
      depois: { limite: depois.limite, ativa: depois.ativa },
      motivo,
    },
  })
  await anunciarContas(tx)
  return { id: depois.id, versao: depois.versao, message: 'Conta corrente alterada: já vale.' }
})

type Lancando = { sessao: Sessao; autoria: Autoria }

/** The account is held by whoever calls, and it is asked again how much there is. */
async function lancar(
  tx: Tx,
  { sessao, autoria }: Lancando,
  conta: ContaDoBanco,
  lancamento: NovoLancamento & { valor: Numerico },
): Promise<Decimal> {
  const [figuras] = await figurasDaConta(tx, { id: conta.id })
  if (!figuras) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const impedimento = impedimentoParaLancar({ ...conta, ...figuras }, sessao, lancamento.valor)
  if (impedimento) throw new ErroDeNegocio(impedimento)
  const dia = diaDoLancamento(hojeEm(autoria.agora), conta.fechadaAte)
  return inserirLancamento(tx, { contaId: conta.id, dia, autoria }, lancamento)
}

export const rotaLancarNaConta = rota(lancarNaConta, async ({ params, corpo, sessao, autoria, tx }) => {
  const conta = await travarContaVisivel(tx, sessao, params.idConta)
  const { sentido, motivo } = corpo
  const valor = new Decimal(corpo.valor).times(sentido === 'CREDITO' ? 1 : -1)
  const saldo = await lancar(tx, { sessao, autoria }, conta, { especie: 'MANUAL', valor, motivo })
  await anunciarContas(tx)
  return { saldo: saldo.toNumber(), message: sentido === 'CREDITO' ? 'Crédito lançado.' : 'Débito lançado.' }
})

export const rotaTransferirEntreContas = rota(
  transferirEntreContas,
  async ({ params, corpo, sessao, autoria, tx }) => {
    const { paraConta, motivo, valor } = corpo
    if (paraConta === params.idConta)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { paraConta: MENSAGENS.invalido } })
    const contas = await travarContasVisiveis(tx, sessao, [params.idConta, paraConta])
    const [de, para] = [contas.get(params.idConta), contas.get(paraConta)]
    if (!de) throw new ErroDeNegocio('NAO_ENCONTRADO')
    if (!para) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { paraConta: MENSAGENS.invalido } })
    const quem = { sessao, autoria }
    const especie = 'TRANSFERENCIA'
    const saldo = await lancar(tx, quem, de, {
      especie,
      valor: new Decimal(valor).negated(),
      outraContaId: para.id,
      motivo,
    })
    await lancar(tx, quem, para, { especie, valor, outraContaId: de.id, motivo })
    await anunciarContas(tx)
    return { saldo: saldo.toNumber(), message: 'Saldo transferido.' }
  },
)

/** GES-08 What does not go on is taken, or given back, on the first day that is still open. */
export const rotaFecharConta = rota(fecharConta, async ({ params, corpo, sessao, agora, autoria, tx }) => {
  const conta = await deOutraPessoa(tx, sessao, params.idConta)
  const { ate, zera } = corpo
  const hoje = hojeEm(agora)
  const problema = problemaDoFechamento(ate, { hoje, fechadaAte: conta.fechadaAte })
  if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { ate: problema } })
  const somado = await somarPeriodo(tx, { contaId: conta.id, depoisDe: conta.fechadaAte, ate })
  const saldo = new Decimal(somado.saldo)
  const zerado = zera && !saldo.isZero() ? saldo.toFixed(2) : null
  await inserirFechamento(tx, {
    contaId: conta.id,
    ate,
    creditos: new Decimal(somado.creditos).toFixed(2),
    debitos: new Decimal(somado.debitos).toFixed(2),
    saldo: saldo.toFixed(2),
    zerado,
    em: agora,
    colaboradorId: sessao.colaboradorId,
  })
  await gravarConta(tx, autoria, conta.id, { fechadaAte: ate })
  if (zerado !== null)
    await inserirLancamento(
      tx,
      { contaId: conta.id, dia: diaDoLancamento(hoje, ate), autoria },
      { especie: 'FECHAMENTO', valor: saldo.negated(), motivo: `período até ${formatarData(ate)}` },
    )
  await registrarHistorico(tx, autoria, {
    entidade: ENTIDADE,
    entidadeId: conta.id,
    acao: 'FECHAR',
    dados: { ate, saldo: saldo.toFixed(2), zerado },
  })
  await anunciarContas(tx)
  return { message: `Período fechado até ${formatarData(ate)}.` }
})
