import { confirmarSegundoFator, entrar, obterCaptcha } from '@balcao/dominio/acesso/contratos'
import { desafioVale, segundoPasso } from '@balcao/dominio/acesso/segundo-fator'
import { SENHA_DA_DEMONSTRACAO } from '@balcao/dominio/conta/senhas-comuns'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { criarDesafio, exigirCaptcha } from './captcha.ts'
import { contaDoCpf } from './queries.ts'
import { senhaContinua } from './queries-contas.ts'
import { apagarDesafio, segundoFatorDaConta, usarDesafio } from './queries-segundo-fator.ts'
import { abrirDesafio, codigoConfere, concluirCadastro, iniciarCadastro } from './segundo-fator.ts'
import { conferirSenha } from './senhas.ts'
import { abrirSessao, resumirToken } from './sessoes.ts'
import { registrarAcerto, registrarFalha, registrarMeioAcerto, reservarTentativa } from './tentativas.ts'

export const rotaObterCaptcha = rota(obterCaptcha, async ({ negocio, agora }) => {
  const { parameters, signature = '' } = await criarDesafio(negocio, agora)
  return { parameters: { ...parameters }, signature }
})

/** AUT-01 Whoever fails, for whatever reason, hears the same sentence after the same time. */
export const rotaEntrar = rota(
  entrar,
  async ({ corpo, negocio, agora, autoria, navegador }) => {
    await exigirCaptcha(negocio, corpo.captcha, agora)
    // The same for whoever has no account: it tells nothing but what is known to all.
    if (negocio.recusaDemonstracao && corpo.senha === SENHA_DA_DEMONSTRACAO)
      throw new ErroDeNegocio('SENHA_DA_DEMONSTRACAO')
    const conta = await contaDoCpf(negocio.banco, corpo.cpf)
    await reservarTentativa(negocio, corpo.cpf, autoria, conta, { poupaConhecido: true })

    const confere = await conferirSenha(corpo.senha, conta?.ativo ? conta.senhaHash : null)
    if (!conta || !confere) {
      await registrarFalha(negocio, autoria, conta)
      throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
    }
    return transacao(negocio.banco, async (tx) => {
      // A password changed since it was checked ended all sessions: the old one must not open another after that.
      if (!(await senhaContinua(tx, conta))) throw new ErroDeNegocio('CREDENCIAIS_INVALIDAS')
      const fator = await segundoFatorDaConta(tx, conta.id)
      const passo = segundoPasso({
        tipo: conta.tipo,
        exigido: conta.segundoFatorExigido,
        ativo: fator?.ativadoEm != null,
        exigidoDe: negocio.parametros(null).segundoFatorExigido,
      })
      if (passo) {
        await registrarMeioAcerto(tx, autoria)
        const cadastro = passo === 'CADASTRO' ? await iniciarCadastro(tx, negocio, conta, agora) : null
        return { token: await abrirDesafio(tx, conta, agora), segundoFator: { cadastro } }
      }
      await registrarAcerto(tx, corpo.cpf, autoria)
      return { token: await abrirSessao(tx, autoria, conta.id, navegador) }
    })
  },
  { transacao: false },
)

/** SEG-07 Wrong codes count like wrong passwords, and commit by themselves: a refusal must not undo the count. */
export const rotaConfirmarSegundoFator = rota(
  confirmarSegundoFator,
  async ({ corpo, negocio, agora, autoria, navegador }) => {
    const tokenHash = resumirToken(corpo.token)
    const aberto = await transacao(negocio.banco, (tx) => usarDesafio(tx, tokenHash))
    if (!aberto || !desafioVale(aberto.desafio, agora)) throw new ErroDeNegocio('SEGUNDO_PASSO_VENCIDO')
    const { conta } = aberto
    await reservarTentativa(negocio, conta.cpf, autoria, conta, { poupaConhecido: true })

    const entrada = await transacao(negocio.banco, async (tx) => {
      if (!(await senhaContinua(tx, conta))) throw new ErroDeNegocio('SEGUNDO_PASSO_VENCIDO')
      const fator = await segundoFatorDaConta(tx, conta.id)
      const recuperacao = fator?.ativadoEm
        ? null
        : await concluirCadastro(tx, negocio, autoria, conta, corpo.codigo)
      const confere = recuperacao !== null || (await codigoConfere(tx, autoria, conta, corpo.codigo))
      if (!confere) return null
      if (!(await apagarDesafio(tx, tokenHash))) throw new ErroDeNegocio('SEGUNDO_PASSO_VENCIDO')
      await registrarAcerto(tx, conta.cpf, autoria)
      return { token: await abrirSessao(tx, autoria, conta.id, navegador), recuperacao }
    })
    if (entrada) return entrada
    await registrarFalha(negocio, autoria, conta, 'CODIGO_ERRADO')
    throw new ErroDeNegocio('CODIGO_DE_VERIFICACAO_ERRADO')
  },
  { transacao: false },
)
