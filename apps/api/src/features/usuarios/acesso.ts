import { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { encerrarSessoesDoUsuario, zerarSegundoFator } from '@balcao/dominio/usuarios/contratos'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { emailDe } from '../../textos.ts'
import { apagarSegundoFator } from '../acesso/queries-segundo-fator.ts'
import { encerrarSessoesDaConta } from '../acesso/sessoes.ts'
import { travarParaMudar } from './mudar.ts'

export const rotaEncerrarSessoesDoUsuario = rota(
  encerrarSessoesDoUsuario,
  async ({ params, corpo, sessao, autoria, tx }) => {
    const { conta } = await travarParaMudar(tx, sessao, params.idUsuario)
    const { idSessao } = corpo
    const encerradas = await encerrarSessoesDaConta(
      tx,
      autoria,
      conta.id,
      idSessao === null ? {} : { so: idSessao },
    )
    // Ended, somebody else's and unknown look the same from here.
    if (idSessao !== null && encerradas === 0) throw new ErroDeNegocio('NAO_ENCONTRADO')
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'ENCERRAR_SESSOES',
      dados: { nome: conta.nome, encerradas },
    })
    return { message: idSessao === null ? 'Sessões encerradas.' : 'Sessão encerrada.' }
  },
)

export const rotaZerarSegundoFator = rota(
  zerarSegundoFator,
  async ({ params, sessao, autoria, negocio, tx }) => {
    const { conta } = await travarParaMudar(tx, sessao, params.idUsuario)
    if (!(await apagarSegundoFator(tx, conta.id))) throw new ErroDeNegocio('SEGUNDO_FATOR_INATIVO')
    const encerradas = await encerrarSessoesDaConta(tx, autoria, conta.id)
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'SEGUNDO_FATOR_ZERADO',
      dados: { nome: conta.nome, encerradas },
    })
    const variaveis = { nome: conta.nome, quando: formatarDataHora(autoria.agora.toISOString()) }
    await agendar(
      tx,
      'enviar-email',
      emailDe(negocio, 'segundoFatorZerado', { para: conta.email }, variaveis),
    )
    return { message: `Verificação em duas etapas desligada. ${conta.nome} foi avisado por e-mail.` }
  },
)
