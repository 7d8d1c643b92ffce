import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { conferirSenha, exigirSenhaForte, gerarHash } from '../acesso/senhas.ts'
import { registrarAcerto, registrarFalha, reservarTentativa } from '../acesso/tentativas.ts'
import { trocarSenha } from '../acesso/trocar-senha.ts'
import { contaDaSessao } from './queries.ts'

/** AUT-09 Wrong guesses count like those of the sign-in page: an open session is no way around its waits. */
export const rotaAlterarSenha = rota(
  alterarSenha,
  async ({ sessao, corpo, negocio, autoria }) => {
    const conta = await contaDaSessao(negocio.banco, sessao)
    exigirSenhaForte(corpo.senha, { ...conta, nascimento: conta.dataNascimento })
    await reservarTentativa(negocio, conta.cpf, autoria, conta, { poupaConhecido: false })
    if (!(await conferirSenha(corpo.atual, conta.senhaHash))) {
      await registrarFalha(negocio, autoria, conta)
      throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
    }
    const senhaHash = await gerarHash(corpo.senha)
    await transacao(negocio.banco, async (tx) => {
      // Of two changes at once the second was checked against a password that is no longer the current one.
      const { senhaHash: agoraGuardado } = await travarConta(tx, conta.id)
      if (agoraGuardado !== conta.senhaHash) throw new ErroDeNegocio('SENHA_ATUAL_NAO_CONFERE')
      await trocarSenha(tx, negocio, autoria, { conta, senhaHash, acao: 'ALTERAR_SENHA', manter: sessao.id })
      await registrarAcerto(tx, conta.cpf, autoria)
    })
    return { message: 'Senha alterada. As suas outras sessões foram encerradas.' }
  },
  { transacao: false },
)
