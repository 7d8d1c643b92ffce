import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { exigirSenhaForte, gerarHash } from '../acesso/senhas.ts'
import { senhaDoDonoConfere } from '../acesso/tentativas.ts'
import { trocarSenha } from '../acesso/trocar-senha.ts'
import { contaDaSessao } from './queries.ts'

export const rotaAlterarSenha = rota(
  alterarSenha,
  async ({ sessao, corpo, negocio, autoria }) => {
    const conta = await contaDaSessao(negocio.banco, sessao)
    exigirSenhaForte(negocio, corpo.senha, { ...conta, nascimento: conta.dataNascimento })
    if (!(await senhaDoDonoConfere(negocio, autoria, conta, corpo.atual)))
      throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
    const senhaHash = await gerarHash(corpo.senha)
    await transacao(negocio.banco, async (tx) => {
      // Of two changes at once the second was checked against a password that is no longer the current one.
      const { senhaHash: agoraGuardado } = await travarConta(tx, conta.id)
      if (agoraGuardado !== conta.senhaHash) throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
      await trocarSenha(tx, negocio, autoria, { conta, senhaHash, acao: 'ALTERAR_SENHA', manter: sessao.id })
    })
    return { message: 'Senha alterada. As suas outras sessões foram encerradas.' }
  },
  { transacao: false },
)
