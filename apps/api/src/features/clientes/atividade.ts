import { atualizarAtividade, listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import { impedimentoDaTroca } from '@balcao/dominio/clientes/troca'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../rota.ts'
import { opcaoEmUso } from '../opcoes/queries.ts'
import { exigirCliente } from './exigir-cliente.ts'
import { mudarCliente } from './mudar-cliente.ts'
import { travarCliente } from './queries-mudanca.ts'

/** ENT-06 A customer has one activity; as a list, because that is how it is asked for. */
export const rotaListarAtividadesDoCliente = rota(
  listarAtividadesDoCliente,
  async ({ params, sessao, tx }) => {
    const { id, atividade, atividadeTravada } = await exigirCliente(tx, sessao, params.idCli)
    const opcao = await opcaoEmUso(tx, 'ATIVIDADE', { descricao: atividade })
    const permiteEditar = !atividadeTravada && pode(sessao.autorizacoes, 'CLIENTE_EDITAR')
    return { itens: [{ id, atividade, idAtividade: opcao?.id ?? null, permiteEditar }] }
  },
)

export const rotaAtualizarAtividade = rota(
  atualizarAtividade,
  async ({ query, corpo, sessao, autoria, tx }) => {
    const dono = await travarCliente(tx, sessao, query.idCli)
    if (corpo.id !== dono.id) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const atual = await opcaoEmUso(tx, 'ATIVIDADE', { descricao: dono.atividade })
    const peloId = atual !== null && corpo.valoranterior === String(atual.id)
    const impedimento = impedimentoDaTroca({
      permiteEditar: !dono.atividadeTravada,
      atual: dono.atividade,
      visto: peloId ? dono.atividade : corpo.valoranterior,
    })
    if (impedimento) throw new ErroDeNegocio(impedimento)
    const nova = await opcaoEmUso(tx, 'ATIVIDADE', { id: corpo.valor })
    if (!nova)
      throw new ErroDeNegocio('ATIVIDADE_NAO_ENCONTRADA', {
        campos: { valor: ERROS.ATIVIDADE_NAO_ENCONTRADA.mensagem },
      })
    if (nova.descricao !== dono.atividade)
      await mudarCliente(tx, autoria, dono, {
        campos: { atividade: nova.descricao },
        acao: 'ALTERAR_ATIVIDADE',
        dados: { de: dono.atividade, para: nova.descricao },
      })
    return { message: TEXTOS.sucesso }
  },
)
