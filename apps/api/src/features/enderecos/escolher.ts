import { excluirEnderecoDeEntrega, selecionarEnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { rota } from '../../rota.ts'
import { travarCliente } from '../clientes/queries-mudanca.ts'
import { apresentarEndereco } from './presenter.ts'
import { enderecoSelecionado, enderecosDoCliente, mudarEndereco, travarEndereco } from './queries.ts'
import { registrarDoEndereco } from './registrar.ts'

// The customer is held in both, so that at most one address is selected, whoever else is choosing.

/** What is selected already stays as it is: asked for twice, it is done once. */
export const rotaSelecionarEnderecoDeEntrega = rota(
  selecionarEnderecoDeEntrega,
  async ({ params, corpo, sessao, autoria, tx }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const novo = corpo.id === null ? null : await travarEndereco(tx, dono.id, corpo.id)
    const atual = await enderecoSelecionado(tx, dono.id)
    if (novo?.id !== atual?.id) {
      if (atual) await mudarEndereco(tx, autoria, atual.id, { selecionado: false })
      if (novo) await mudarEndereco(tx, autoria, novo.id, { selecionado: true })
      if (novo) await registrarDoEndereco(tx, autoria, novo, 'SELECIONAR', { antes: atual?.id ?? null })
      else if (atual) await registrarDoEndereco(tx, autoria, atual, 'TIRAR_SELECAO')
    }
    return { itens: (await enderecosDoCliente(tx, dono.id)).map(apresentarEndereco) }
  },
)

export const rotaExcluirEnderecoDeEntrega = rota(
  excluirEnderecoDeEntrega,
  async ({ params, corpo, sessao, autoria, agora, tx }) => {
    const dono = await travarCliente(tx, sessao, params.idCli)
    const endereco = await travarEndereco(tx, dono.id, params.idEnd)
    if (corpo.versao !== undefined && corpo.versao !== endereco.versao)
      throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    await mudarEndereco(tx, autoria, endereco.id, { selecionado: false, excluidoEm: agora })
    await registrarDoEndereco(tx, autoria, endereco, 'EXCLUIR', { selecionado: endereco.selecionado })
    return { itens: (await enderecosDoCliente(tx, dono.id)).map(apresentarEndereco) }
  },
)
