import { classificarCliente, desclassificarCliente } from '@balcao/dominio/clientes/secoes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import { rota } from '../../rota.ts'
import { opcaoEmUso } from '../opcoes/queries.ts'
import { mudarCliente } from './mudar-cliente.ts'
import { type ClienteGravado, travarCliente } from './queries-mudanca.ts'

const daqui = ({ classificacaoId, classificacaoObservacao }: ClienteGravado) => ({
  classificacao: classificacaoId,
  obs: classificacaoObservacao,
})

function exigirVersao(vista: number | undefined, { versao }: ClienteGravado): void {
  if (vista !== undefined && vista !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
}

export const rotaClassificarCliente = rota(
  classificarCliente,
  async ({ query, corpo, sessao, autoria, tx }) => {
    const dono = await travarCliente(tx, sessao, query.idCli)
    exigirVersao(corpo.versao, dono)
    const opcao = await opcaoEmUso(tx, 'CLASSIFICACAO', { id: corpo.classificacao })
    if (!opcao) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { classificacao: MENSAGENS.invalido } })
    const obs = corpo.obs || null
    await mudarCliente(tx, autoria, dono, {
      campos: { classificacaoId: opcao.id, classificacaoObservacao: obs },
      acao: 'CLASSIFICAR',
      dados: { de: daqui(dono), para: { classificacao: opcao.id, obs } },
    })
    return { message: TEXTOS.sucesso }
  },
)

/** One that has none stays as it is: asked for twice, it is done once. */
export const rotaDesclassificarCliente = rota(
  desclassificarCliente,
  async ({ query, sessao, autoria, tx }) => {
    const dono = await travarCliente(tx, sessao, query.idCli)
    if (dono.classificacaoId === null) return { message: TEXTOS.sucesso }
    exigirVersao(query.versao, dono)
    await mudarCliente(tx, autoria, dono, {
      campos: { classificacaoId: null, classificacaoObservacao: null },
      acao: 'DESCLASSIFICAR',
      dados: { de: daqui(dono), para: null },
    })
    return { message: TEXTOS.sucesso }
  },
)
