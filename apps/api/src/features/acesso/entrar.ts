import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { comMaisUmaFalha, esperaExigida, type Tentativas } from '@balcao/dominio/acesso/tentativas'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Negocio, rota } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas.ts'
import { criarDesafio, exigirCaptcha } from './captcha.ts'
import { alertaDeTentativas } from './emails.ts'
import {
  contaDoCpf,
  esquecerTentativas,
  gravarTentativas,
  lerTentativas,
  travarTentativas,
} from './queries.ts'
import { conferirSenha } from './senhas.ts'
import { abrirSessao } from './sessoes.ts'

export const rotaObterCaptcha = rota(obterCaptcha, async ({ negocio, agora, resposta }) => {
  resposta.header('cache-control', 'no-store')
  const { parameters, signature = '' } = await criarDesafio(negocio, agora)
  return { parameters: { ...parameters }, signature }
})

/**
 * AUT-01 Whoever fails, for whatever reason, hears the same sentence after the same time. Failures are counted
 * in a transaction of their own, because the refusal that follows must not undo the count.
 */
export const rotaEntrar = rota(
  entrar,
  async ({ corpo, negocio, agora, autoria, navegador }) => {
    await exigirCaptcha(negocio, corpo.captcha, agora)
    const porConta = `cpf:${corpo.cpf}`
    const porEndereco = `ip:${autoria.ip}`
    await exigirSemEspera(negocio, porConta, porEndereco, agora)

    const conta = await contaDoCpf(negocio.banco, corpo.cpf)
    const confere = await conferirSenha(corpo.senha, conta?.ativo ? conta.senhaHash : null)
    if (!conta || !confere) {
      await contarFalha(negocio, porConta, porEndereco, autoria, conta)
      throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
    }
    const token = await transacao(negocio.banco, async (tx) => {
      await esquecerTentativas(tx, porConta)
      return abrirSessao(tx, autoria, conta.id, navegador)
    })
    return { token }
  },
  { transacao: false },
)

async function exigirSemEspera(
  negocio: Negocio,
  porConta: string,
  porEndereco: string,
  agora: Date,
): Promise<void> {
  const { loginTentativasLivres, loginTentativasPorEndereco } = await negocio.parametros(null)
  const tentativas = await lerTentativas(negocio.banco, [porConta, porEndereco])
  const esperar = Math.max(
    esperaExigida(tentativas.get(porConta) ?? null, loginTentativasLivres, agora),
    esperaExigida(tentativas.get(porEndereco) ?? null, loginTentativasPorEndereco, agora),
  )
  if (esperar > 0) throw new ErroDeNegocio('MUITAS_TENTATIVAS_DE_ACESSO', { esperar })
}

type Conta = Awaited<ReturnType<typeof contaDoCpf>>

async function contarFalha(
  negocio: Negocio,
  porConta: string,
  porEndereco: string,
  autoria: Autoria,
  conta: Conta,
): Promise<void> {
  const { loginTentativasLivres } = await negocio.parametros(null)
  await transacao(negocio.banco, async (tx) => {
    const daConta = await somarFalha(tx, porConta, autoria.agora)
    await somarFalha(tx, porEndereco, autoria.agora)
    if (!conta) return
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'SENHA_ERRADA',
    })
    // Once per series: the owner is warned when the wait begins, not at every guess after it.
    if (daConta.falhas === loginTentativasLivres) {
      const { nome } = negocio.configuracao
      await agendar(tx, 'enviar-email', alertaDeTentativas({ ...conta, ...autoria, negocio: nome }))
    }
  })
}

async function somarFalha(tx: Tx, chave: string, agora: Date): Promise<Tentativas> {
  const tentativas = comMaisUmaFalha(await travarTentativas(tx, chave, agora), agora)
  await gravarTentativas(tx, chave, tentativas)
  return tentativas
}
