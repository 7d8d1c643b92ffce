import { entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { criarDesafio, exigirCaptcha } from './captcha.ts'
import { contaDoCpf } from './queries.ts'
import { senhaContinua } from './queries-contas.ts'
import { conferirSenha } from './senhas.ts'
import { abrirSessao } from './sessoes.ts'
import { registrarAcerto, registrarFalha, reservarTentativa } from './tentativas.ts'

export const rotaObterCaptcha = rota(obterCaptcha, async ({ negocio, agora }) => {
  const { parameters, signature = '' } = await criarDesafio(negocio, agora)
  return { parameters: { ...parameters }, signature }
})

/** AUT-01 Whoever fails, for whatever reason, hears the same sentence after the same time. */
export const rotaEntrar = rota(
  entrar,
  async ({ corpo, negocio, agora, autoria, navegador }) => {
    await exigirCaptcha(negocio, corpo.captcha, agora)
    const conta = await contaDoCpf(negocio.banco, corpo.cpf)
    await reservarTentativa(negocio, corpo.cpf, autoria, conta, { poupaConhecido: true })

    const confere = await conferirSenha(corpo.senha, conta?.ativo ? conta.senhaHash : null)
    if (!conta || !confere) {
      await registrarFalha(negocio, autoria, conta)
      throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
    }
    const token = await transacao(negocio.banco, async (tx) => {
      // A password changed since it was checked ended all sessions: the old one must not open another after that.
      if (!(await senhaContinua(tx, conta))) throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
      await registrarAcerto(tx, corpo.cpf, autoria)
      return abrirSessao(tx, autoria, conta.id, navegador)
    })
    return { token }
  },
  { transacao: false },
)
