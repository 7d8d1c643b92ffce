import {
  redefinirSenha,
  requisitarRedefinicao,
  validarTokenDeRedefinicao,
} from '@balcao/dominio/acesso/contratos'
import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { exigirCaptcha } from './captcha.ts'
import { enderecoDoPortal } from './endereco-do-portal.ts'
import { contaDaRedefinicao, gastarRedefinicao, travarConta } from './queries-contas.ts'
import { exigirSenhaForte, gerarHash } from './senhas.ts'
import { resumirToken } from './sessoes.ts'
import { contarNoLimite, esquecerTentativas } from './tentativas.ts'
import { trocarSenha } from './trocar-senha.ts'

/**
 * AUT-06 Whether the account exists is found out later, by the task: the request does the same for everybody, so
 * neither its answer nor its duration tells. API-01 Without a captcha nothing slows a machine down, so few are taken from
 * an address or for a CPF; those of the sign-in page, with theirs, neither count there nor wait for it.
 */
export const rotaRequisitarRedefinicao = rota(
  requisitarRedefinicao,
  async ({ corpo, negocio, agora, autoria, resposta }) => {
    const { id: cpf, captcha } = corpo
    if (captcha !== undefined) await exigirCaptcha(negocio, captcha, agora)
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    const { ip, requisicao } = autoria
    await transacao(negocio.banco, async (tx) => {
      if (captcha === undefined)
        await contarNoLimite(tx, [`sem-captcha:ip:${ip}`, `sem-captcha:cpf:${cpf}`], {
          vezes: LIMITE_POR_HORA.redefinicaoSemCaptcha,
          recusa: 'MUITOS_PEDIDOS_DE_REDEFINICAO',
          agora,
        })
      const pedido = { cpf, origem, ip, requisicao }
      await agendar(tx, 'enviar-redefinicao', pedido, { chave: `redefinicao:${cpf}` })
    })
    return {
      message: 'Se houver uma conta com este CPF, um link para redefinir a senha chegará ao e-mail dela.',
    }
  },
  { transacao: false },
)

export const rotaValidarToken = rota(
  validarTokenDeRedefinicao,
  async ({ corpo, tx, agora }) => {
    if (!(await contaDaRedefinicao(tx, resumirToken(corpo.token), agora)))
      throw new ErroDeNegocio('LINK_DE_REDEFINICAO_INVALIDO')
    return { valido: true as const }
  },
  { transacao: false },
)

export const rotaRedefinirSenha = rota(
  redefinirSenha,
  async ({ corpo, negocio, agora, autoria }) => {
    const tokenHash = resumirToken(corpo.token)
    const dona = await contaDaRedefinicao(negocio.banco, tokenHash, agora)
    if (!dona) throw new ErroDeNegocio('LINK_DE_REDEFINICAO_INVALIDO')
    exigirSenhaForte(negocio, corpo.senha, dona)
    const senhaHash = await gerarHash(corpo.senha)
    await transacao(negocio.banco, async (tx) => {
      const conta = await travarConta(tx, dona.id)
      if (!(await gastarRedefinicao(tx, tokenHash, agora)))
        throw new ErroDeNegocio('LINK_DE_REDEFINICAO_INVALIDO')
      const dono = { ...autoria, colaboradorId: conta.id }
      await trocarSenha(tx, negocio, dono, { conta, senhaHash, acao: 'REDEFINIR_SENHA' })
      await esquecerTentativas(tx, conta.cpf)
    })
    return { message: 'Senha redefinida. Entre com a senha nova.' }
  },
  { transacao: false },
)
