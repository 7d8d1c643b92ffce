import { ErroDeNegocio } from '@balcao/dominio/erros'
import { aceitarConvite, validarConvite } from '@balcao/dominio/usuarios/contratos'
import { SITUACOES_DO_USUARIO } from '@balcao/dominio/usuarios/situacoes'
import type { Executor } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { exigirSenhaForte, gerarHash } from '../acesso/senhas.ts'
import { resumirToken } from '../acesso/sessoes.ts'
import { registrarAjuste } from '../ajustes/registrar.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { convidadoDoToken, gastarConvite } from './queries-convite.ts'
import { gravarConta } from './queries-mudanca.ts'

async function exigirConvidado(banco: Executor, token: string, agora: Date) {
  const convidado = await convidadoDoToken(banco, resumirToken(token), agora)
  if (!convidado) throw new ErroDeNegocio('LINK_DE_CONVITE_INVALIDO')
  return convidado
}

export const rotaValidarConvite = rota(
  validarConvite,
  async ({ corpo, tx, agora }) => {
    const { nome, email } = await exigirConvidado(tx, corpo.token, agora)
    return { valido: true as const, nome, email }
  },
  { transacao: false },
)

/** ADM-02 Whoever has the link has the mailbox it went to; who chose the password is its only owner. */
export const rotaAceitarConvite = rota(
  aceitarConvite,
  async ({ corpo, negocio, agora, autoria }) => {
    const convidado = await exigirConvidado(negocio.banco, corpo.token, agora)
    const { id, cpf, email, porId } = convidado
    exigirSenhaForte(negocio, corpo.senha, { cpf, email })
    const senhaHash = await gerarHash(corpo.senha)
    await transacao(negocio.banco, async (tx) => {
      const antes = await travarConta(tx, id)
      if (antes.ativo || !(await gastarConvite(tx, resumirToken(corpo.token), agora)))
        throw new ErroDeNegocio('LINK_DE_CONVITE_INVALIDO')
      const dono = { ...autoria, colaboradorId: id }
      const { nome } = corpo
      await gravarConta(tx, dono, id, { nome, senhaHash, ativo: true, emailConfirmado: antes.email })
      await registrarAjuste(tx, dono, {
        ...{ assunto: 'usuario', id, nome },
        antes: { nome: antes.nome, situacao: SITUACOES_DO_USUARIO.CONVIDADO },
        depois: { nome, situacao: SITUACOES_DO_USUARIO.ATIVO },
      })
      if (porId !== null)
        await avisarPessoa(tx, dono, {
          colaboradorId: porId,
          titulo: `${nome} aceitou o convite`,
          mensagem: 'A pessoa que você convidou escolheu a senha e já entra no portal.',
          caminho: `/administracao/usuarios/${id}`,
        })
    })
    return { message: 'Pronto. Entre com o seu CPF e a senha que você escolheu.' }
  },
  { transacao: false },
)
